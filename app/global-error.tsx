"use client";

/** Shown when rendering the root layout has failed. It depends on no content and no styles. */
export default function GlobalError({ reset }: { error: Error; reset: () => void }) {
  return (
    <html lang="en">
      <body>
        <main>
          <h1>This page could not be shown</h1>
          <p>Something went wrong on our side. Trying again often helps.</p>
          <button type="button" onClick={reset}>
            Try again
          </button>{" "}
          <a href="/">Return to Homepage</a>
        </main>
      </body>
    </html>
  );
}
