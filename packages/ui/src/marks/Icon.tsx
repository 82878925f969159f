import { memo } from "react";
import { Glyph, type GlyphProps } from "./Glyph";
import { ICON_PATHS, type IconName } from "./icon-paths";

export interface IconProps extends Omit<GlyphProps, "d"> {
  readonly name: IconName;
}

/** A chart symbol in the colour of the surrounding text. */
export const Icon = memo(function Icon({ name, ...rest }: IconProps) {
  return <Glyph d={ICON_PATHS[name]} {...rest} />;
});
