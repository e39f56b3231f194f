import { browserFlags } from "./find-browser";

/** What Playwright switches off. Named again, because Chromium takes only the last list; a test compares them. */
const offInPlaywright = [
  ...["AvoidUnnecessaryBeforeUnloadCheckSync", "DestroyProfileOnBrowserClose", "HttpsUpgrades"],
  ...[
    "HttpsFirstBalancedModeAutoEnable",
    "LensOverlay",
    "MediaRouter",
    "PaintHolding",
    "ThirdPartyStoragePartitioning",
  ],
  ...["AvoidCorsURLLoaderRestartOnRedirect", "TcpPortRandomizationWin", "OptimizationHints"],
  ...["NetworkTimeServiceQuerying", "AimEnabled", "PreconnectToSearch", "msForceBrowserSignIn"],
  "msEdgeUpdateLaunchServicesPreferredVersion",
];

/**
 * The suggestions of the browser's address bar: two pages of its own, which it renders for each window, though nobody sees
 * them. They take more of a processor than one of our pages (docs/decisions/080-verify-in-less-time.md).
 */
const suggestions = ["WebUIOmniboxPopup", "WebUIOmniboxAimPopup"];

/** Chromium keeps a spare process ready for the next page, which a test's window rarely opens before it is closed. */
const spareProcess = "SpareRendererForSitePerProcess";

/** Flags of the browser in which Playwright's tests run. Not for measurements, which use the browser that readers have. */
export const testFlags = [
  ...browserFlags,
  `--disable-features=${[...offInPlaywright, ...suggestions, spareProcess].join(",")}`,
];
