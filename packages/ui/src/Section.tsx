import { type ReactNode, useId } from 'react'

/** A titled part of a screen. */
export const Section = ({
  title,
  level = 2,
  children,
  actions,
  className,
}: {
  title: ReactNode
  level?: 2 | 3 | 4
  children: ReactNode
  actions?: ReactNode
  className?: string
}) => {
  const id = useId()
  const Title = `h${level}` as const
  return (
    <section className={`fr-mt-4w ${className ?? ''}`} aria-labelledby={id}>
      <div className="ui-section__tete">
        <Title id={id} className={level === 2 ? 'fr-h4' : 'fr-h6'}>
          {title}
        </Title>
        {actions}
      </div>
      {children}
    </section>
  )
}
