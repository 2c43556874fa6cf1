import { Children, type ComponentProps } from 'react'

/**
 * A button of the design system: the main one of its place unless its kind is said. It sends no form
 * unless its type says so.
 */
export const Button = ({
  kind,
  small = false,
  icon,
  type = 'button',
  className,
  ...attributes
}: ComponentProps<'button'> & {
  kind?: 'secondary' | 'tertiary' | 'tertiary-no-outline' | undefined
  small?: boolean
  /** The class of the icon before its text: `fr-icon-add-line`. */
  icon?: string | undefined
}) => (
  <button
    {...attributes}
    type={type}
    className={[
      'fr-btn',
      kind && `fr-btn--${kind}`,
      small && 'fr-btn--sm',
      icon && `fr-btn--icon-left ${icon}`,
      className,
    ]
      .filter(Boolean)
      .join(' ')}
  />
)

/** Buttons, and links drawn as such, side by side where there is room: a list, one item a child. */
export const Buttons = ({
  children,
  className = '',
  from = 'md',
  ...attributes
}: ComponentProps<'ul'> & {
  /** The width of the screen from which they stand side by side. */
  from?: 'md' | 'lg'
}) => (
  <ul className={`fr-btns-group fr-btns-group--inline-${from} ${className}`} {...attributes}>
    {Children.map(children, (child) => child && <li>{child}</li>)}
  </ul>
)
