import nextEnv from "@next/env";

/** Imported by commands that need the settings of the server: reads `.env.local` and the other files as Next.js does. */
nextEnv.loadEnvConfig(process.cwd(), false);
