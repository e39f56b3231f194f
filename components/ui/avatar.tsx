import { Picture } from "./picture";

type AvatarProps = {
  src: string;
  /** Empty if the name is next to the portrait. */
  alt?: string;
  /** Width and height in pixels. */
  size: number;
};

/** A round portrait. */
export function Avatar({ src, alt = "", size }: AvatarProps) {
  return <Picture className="avatar" src={src} alt={alt} width={size} height={size} sizes={`${size}px`} />;
}
