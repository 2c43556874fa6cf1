/** Shares of a whole, side by side: a picture of what the words beside it say. */
export const Barre = ({ parts, className }: { parts: readonly number[]; className: string }) => {
  const total = parts.reduce((somme, n) => somme + n, 0)
  return (
    <svg
      className={className}
      viewBox={`0 0 ${total} 1`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {parts.map((n, i) => (
        <rect
          // Parts never change place.
          // oxlint-disable-next-line react/no-array-index-key
          key={i}
          className={`rc-part rc-part--${i}`}
          x={parts.slice(0, i).reduce((somme, avant) => somme + avant, 0)}
          width={n}
          height="1"
        />
      ))}
    </svg>
  )
}
