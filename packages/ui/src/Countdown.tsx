import { useEffect, useState } from 'react'

const format = (seconds: number): string =>
  seconds >= 60
    ? `${Math.floor(seconds / 60)} min ${String(seconds % 60).padStart(2, '0')} s`
    : `${seconds} s`

/**
 * The time left until `end` (epoch milliseconds), second by second; not announced at each second.
 * Calls `onEnd` once.
 */
export const Countdown = ({ end, onEnd }: { end: number; onEnd?: () => void }) => {
  const [left, setLeft] = useState(() => Math.max(0, Math.ceil((end - Date.now()) / 1000)))
  useEffect(() => {
    const tick = (): void => setLeft(Math.max(0, Math.ceil((end - Date.now()) / 1000)))
    tick()
    const timer = setInterval(tick, 1000)
    return () => clearInterval(timer)
  }, [end])
  const over = left === 0
  useEffect(() => {
    if (over) onEnd?.()
    // Once, when the end is reached: another callback is not another end.
  }, [over])
  return (
    <time className="fr-text--bold" role="timer" aria-live="off">
      {format(left)}
    </time>
  )
}
