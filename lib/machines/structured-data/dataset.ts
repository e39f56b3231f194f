import type { Dataset } from "schema-dts";
import { toDateTime } from "../../util/date";
import { routes } from "../../util/routes";
import { absoluteUrl } from "../metadata/page-metadata";
import { ids, refer } from "./identity";

type DatasetFacts = {
  title: string;
  description: string;
  licence?: { url: string } | undefined;
  version: string;
  /** As `2025-06-28`. */
  day: string;
};

/** The open facts as a data set (schema.org/Dataset), for search engines of data. */
export function buildDataset({ title, description, licence, version, day }: DatasetFacts): Exclude<Dataset, string> {
  const path = routes.data();
  const download = (file: string, encodingFormat: string) =>
    ({ "@type": "DataDownload", contentUrl: absoluteUrl(routes.data(file)), encodingFormat }) as const;
  return {
    "@type": "Dataset",
    "@id": `${absoluteUrl(path)}#dataset`,
    url: absoluteUrl(path),
    name: title,
    description,
    version,
    dateModified: toDateTime(day),
    ...(licence ? { license: licence.url } : {}),
    isAccessibleForFree: true,
    inLanguage: "en",
    creator: refer(ids.organization()),
    distribution: [download("apps.json", "application/json"), download("plans.csv", "text/csv")],
  };
}
