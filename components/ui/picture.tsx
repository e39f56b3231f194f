import { preload } from "react-dom";
import { variantSet, widthsFor } from "@/lib/media/media-address";

type PictureProps = {
  /** Address of a picture, as content gives it. */
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

/** A picture in the sizes that the reader's screen needs, as AVIF, or as WebP where the browser does not know that. */
export function Picture({ src, priority = false, ...attributes }: PictureProps) {
  const widths = widthsFor(attributes.width);
  const [avif, webp] = [variantSet(src, "avif", widths), variantSet(src, "webp", widths)];
  // React does this by itself for a plain image, not for one in a picture element.
  if (priority && avif) preload(src, preloadOptions(avif, attributes.sizes));
  return (
    <picture>
      {avif && <source type="image/avif" srcSet={avif} sizes={attributes.sizes} />}
      <img
        {...attributes}
        src={src}
        srcSet={webp}
        alt={attributes.alt}
        decoding="async"
        loading={priority ? "eager" : "lazy"}
        fetchPriority={priority ? "high" : undefined}
      />
    </picture>
  );
}

function preloadOptions(imageSrcSet: string, imageSizes: string) {
  return { as: "image", type: "image/avif", imageSrcSet, imageSizes, fetchPriority: "high" } as const;
}
