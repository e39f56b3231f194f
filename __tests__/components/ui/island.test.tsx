import { act } from "@testing-library/react";
import { useEffect, useState } from "react";
import { hydrateRoot } from "react-dom/client";
import { Island } from "@/components/ui/island.island";

const fragile = '<a href="/reviews">Reviews</a>';
const sound = '<a href="/help">Help</a>';
const sent =
  `<h1>Almanac</h1><div data-island="intent" data-island-name="fragile">${fragile}</div>` +
  `<div data-island="intent" data-island-name="sound">${sound}</div>`;

/** Throws at its first render, or when it is told to. */
function Fragile({ throwsAtOnce }: { throwsAtOnce: boolean }) {
  const [isBroken, setIsBroken] = useState(throwsAtOnce);
  useEffect(() => {
    const fail = () => setIsBroken(true);
    addEventListener("fail", fail);
    return () => removeEventListener("fail", fail);
  }, []);
  if (isBroken) throw new Error("fragile");
  return <a href="/reviews">Reviews</a>;
}

/** Hydrates what the server sent. @returns the page. */
async function hydrate(throwsAtOnce: boolean): Promise<HTMLElement> {
  const box = document.createElement("main");
  box.innerHTML = sent;
  document.body.replaceChildren(box);
  const page = (
    <>
      <h1>Almanac</h1>
      <Island name="fragile">
        <Fragile throwsAtOnce={throwsAtOnce} />
      </Island>
      <Island name="sound">
        <a href="/help">Help</a>
      </Island>
    </>
  );
  const quiet = () => undefined;
  await act(async () => void hydrateRoot(box, page, { onCaughtError: quiet, onRecoverableError: quiet }));
  return box;
}

it("an island that fails while it hydrates: keeps what the server sent, and so does the page", async () => {
  expect((await hydrate(true)).innerHTML).toBe(sent);
});

it("an island that fails later: goes back to what React took over", async () => {
  const page = await hydrate(false);
  await act(async () => void dispatchEvent(new Event("fail")));
  expect(page.innerHTML).toBe(sent);
});
