import packageJson from '../../package.json' with { type: 'json' }

/** Version of the product. */
export const VERSION = packageJson.version
