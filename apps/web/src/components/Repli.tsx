import { type ReactNode, useState } from 'react'

/**
 * What is long and folded, such as a table of a hundred rows: it comes when it is opened. The page
 * that the server sent holds it for who reads without JavaScript; a browser that has it makes
 * nothing of it.
 */
export const Repli = ({ resume, children }: { resume: string; children: () => ReactNode }) => {
  const [vu, setVu] = useState(false)
  return (
    <details onToggle={(event) => event.currentTarget.open && setVu(true)}>
      <summary>{resume}</summary>
      {vu ? children() : <noscript>{import.meta.env.SSR && children()}</noscript>}
    </details>
  )
}
