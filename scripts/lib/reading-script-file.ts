/** The bundled reading script, relative to the working directory. Next serves it as /scripts/reading.js. */
export const readingScriptFile = "public/scripts/reading.js";

/** The bundled script of the web vitals. */
export const vitalsScriptFile = "public/scripts/vitals.js";
