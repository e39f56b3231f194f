import { Picture } from "../ui/picture";

/** A picture of what the tester saw. */
export type EvidenceImage = { src: string; alt: string; width: number; height: number };

type EvidenceLinkProps = {
  picture: EvidenceImage;
  /** Width at which it is shown, as `sizes` of an image. */
  sizes: string;
  pictureClass?: string | undefined;
};

/** A picture of a test, small; a press opens it in its full size. */
export function EvidenceLink({ picture, sizes, pictureClass }: EvidenceLinkProps) {
  const { src, alt, width, height } = picture;
  return (
    <a href={src}>
      <Picture className={pictureClass} src={src} alt={alt} width={width} height={height} sizes={sizes} />
      <span className="visually-hidden"> (opens a larger picture)</span>
    </a>
  );
}
