import { preload } from "react-dom";
import { variantSet, widthsFor } from "@/lib/util/media-address";

type PictureProps = {
  /** Address of the picture, from content. */
  src: string;
  alt: string;
  width: number;
  height: number;
  /** The `sizes` attribute: the displayed width. */
  sizes: string;
  /** True for the picture above the fold: loaded with priority and not lazily. */
  priority?: boolean;
  className?: string;
};

/** A responsive picture: AVIF, or WebP in browsers without AVIF. */
export function Picture({ src, priority = false, ...attributes }: PictureProps) {
  const widths = widthsFor(attributes.width);
  const avif = variantSet(src, "avif", widths);
  const webp = variantSet(src, "webp", widths);
  // React preloads a plain `<img>` by itself, but not one in a `<picture>`.
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
