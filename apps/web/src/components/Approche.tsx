import { type ReactNode, useEffect, useRef, useState } from 'react'

/** What is heavy and below the fold, such as a map: it comes when it is about to be seen. */
export const Approche = ({
  className,
  children,
}: {
  /** Keeps its place meanwhile. */
  className: string
  children: () => ReactNode
}) => {
  const lieu = useRef<HTMLDivElement>(null)
  const [vu, setVu] = useState(false)
  useEffect(() => {
    const guet = new IntersectionObserver(
      ([entree]) => entree?.isIntersecting === true && setVu(true),
      { rootMargin: '200px' },
    )
    if (lieu.current) guet.observe(lieu.current)
    return () => guet.disconnect()
  }, [])
  return (
    <div ref={lieu} className={`${className} rc-avec-script`}>
      {vu && children()}
    </div>
  )
}
