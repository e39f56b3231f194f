"use client";

import { Button } from "@/components/ui/button";

/** Shown when rendering a page has failed. */
export default function ErrorPage({ reset }: { error: Error; reset: () => void }) {
  return (
    <main className="container" id="main">
      <h1>This page could not be shown</h1>
      <p>Something went wrong on our side. Trying again often helps.</p>
      <p>
        <Button onClick={reset}>Try again</Button> <a href="/">Return to Homepage</a>
      </p>
    </main>
  );
}
