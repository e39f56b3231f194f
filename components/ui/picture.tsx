import { getImageProps } from "next/image";

type PictureProps = {
  src: string;
  alt: string;
  width: number;
  height: number;
  /** How wide the picture is drawn, as the `sizes` attribute says it. */
  sizes: string;
  /** True for the one picture above the fold: fetched first, never lazily. */
  priority?: boolean;
  className?: string;
};

/** A picture in the sizes that the reader's screen needs. `getImageProps` sends no script with it, unlike the Image component. */
export function Picture({ priority = false, className, ...source }: PictureProps) {
  const { props } = getImageProps({ ...source, ...(priority ? { loading: "eager", fetchPriority: "high" } : {}) });
  const { style: _style, ...attributes } = props;
  // biome-ignore lint/performance/noImgElement: getImageProps gives the attributes of a plain image.
  return <img {...attributes} className={className} alt={source.alt} />;
}
