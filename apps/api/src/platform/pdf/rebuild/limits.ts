/** Names of resources in contents and dictionaries begin so: none can be taken for a key that acts. */
export const PREFIX = 'r.'
/** Colour spaces that contents name without a resource, and resources that replace them. */
export const DEVICE_COLOURS = ['DeviceGray', 'DeviceRGB', 'DeviceCMYK', 'Pattern']
export const DEFAULT_COLOURS = ['DefaultGray', 'DefaultRGB', 'DefaultCMYK']
/** Their short names, in pictures within contents. */
export const LONG_COLOURS: Readonly<Record<string, string>> = {
  G: 'DeviceGray',
  RGB: 'DeviceRGB',
  CMYK: 'DeviceCMYK',
  I: 'Indexed',
}

export const PAGES_MAX = 2000
/** Units of a page's side: the largest that readers take, and a plan. */
export const SIDE_MAX = 20_000
export const PIXELS_MAX = 250_000_000
export const UNPACKED_MAX = 32 * 1_048_576
/** The domain's limit of what is served, said again: loading the domain would double the process. */
export const SERVED_MAX = 10 * 1_048_576
