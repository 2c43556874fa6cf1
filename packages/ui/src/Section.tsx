import { type ReactNode, type Ref, useId } from 'react'

/** A titled part of a screen. */
export const Section = ({
  title,
  level = 2,
  children,
  actions,
  className,
  titleRef,
  titleId,
}: {
  title: ReactNode
  level?: 2 | 3 | 4
  children?: ReactNode
  actions?: ReactNode
  className?: string
  /** For a part that takes the focus when it comes. */
  titleRef?: Ref<HTMLHeadingElement> | undefined
  /** For a part that is led to by its title. */
  titleId?: string
}) => {
  const sien = useId()
  const id = titleId ?? sien
  const Title = `h${level}` as const
  return (
    <section className={`fr-mt-4w ${className ?? ''}`} aria-labelledby={id}>
      <div className="ui-section__tete">
        <Title
          id={id}
          {...(titleRef ? { ref: titleRef, tabIndex: -1 } : {})}
          className={level === 2 ? 'fr-h4' : 'fr-h6'}
        >
          {title}
        </Title>
        {actions}
      </div>
      {children}
    </section>
  )
}
