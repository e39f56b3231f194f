/** The look of the export's index: a printed register that needs no file beside it. */
export const indexStyle = `
  :root { color-scheme: light dark; --text: light-dark(#1d1418, #f5edee); --quiet: light-dark(#6b5d63, #b9a9b0);
    --line: light-dark(#e3d8cd, #3a2d3d); --page: light-dark(#fbf7f0, #17101a); --raised: light-dark(#fff, #211824);
    --link: light-dark(#9b1b5a, #f3a3c3); --good: light-dark(#0f5c63, #8fd3cf); --bad: light-dark(#9c2315, #ff9d8f); }
  body { margin: 0 auto; padding: 2.5rem 1.25rem 4rem; max-width: 78rem; font: 1rem/1.55 system-ui, sans-serif;
    color: var(--text); background: var(--page); }
  h1, h2 { font-family: Georgia, serif; font-weight: 600; line-height: 1.2; text-wrap: balance; }
  h1 { margin: 0; font-size: 2rem; } h2 { margin: 3rem 0 0.5rem; font-size: 1.4rem; }
  header p, summary span, td span { color: var(--quiet); }
  a { color: var(--link); }
  nav ul { display: flex; flex-wrap: wrap; gap: 0.25rem 1.25rem; padding: 0.75rem 0; margin: 1.5rem 0 0; list-style: none;
    border-block: 1px solid var(--line); }
  .verdict { padding: 0.75rem 1rem; border-left: 4px solid; background: var(--raised); font-weight: 600; }
  .verdict.good { color: var(--good); } .verdict.bad, td.bad b, em { color: var(--bad); }
  dl { display: grid; grid-template-columns: max-content 1fr; gap: 0.25rem 1.5rem; }
  dt { color: var(--quiet); } dd { margin: 0; font-variant-numeric: tabular-nums; }
  details { border-top: 1px solid var(--line); } summary { padding: 0.6rem 0; cursor: pointer; }
  .scroll { overflow-x: auto; }
  table { width: 100%; border-collapse: collapse; font-size: 0.875rem; background: var(--raised); }
  th, td { padding: 0.6rem 0.75rem; border: 1px solid var(--line); text-align: left; vertical-align: top; font-weight: 400;
    overflow-wrap: break-word; max-width: 24rem; }
  thead th { font-weight: 600; white-space: nowrap; }
  tbody th strong, td code, td q, td em { display: block; } td code { overflow-wrap: anywhere; margin-bottom: 0.35rem; }
  td q { margin: 0.25rem 0; } img { display: block; margin-top: 0.5rem; max-width: min(20rem, 60vw); max-height: 16rem;
    border: 1px solid var(--line); }
  @media print { details::details-content { content-visibility: visible; } nav { display: none; } }
`;
