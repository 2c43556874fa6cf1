import { Fragment } from 'react'
import { brand } from '../brand.ts'

/**
 * The logo of the header and of the footer: the State's block when it is set, a neutral mark
 * otherwise. Decorative: the name is beside it.
 */
export const Marque = () =>
  brand.blocMarque ? (
    <p className="fr-logo">
      {brand.blocMarque.map((line) => (
        <Fragment key={line}>
          {line}
          <br />
        </Fragment>
      ))}
    </p>
  ) : (
    <svg
      className="rc-marque"
      width="48"
      height="48"
      viewBox="0 0 32 32"
      aria-hidden="true"
      focusable="false"
    >
      <rect width="32" height="32" rx="3" />
      <path d="M7 26V11l9-6 9 6v15h-6v-6h-6v6z" />
      <path d="M11 13h3v3h-3zm7 0h3v3h-3z" />
    </svg>
  )
