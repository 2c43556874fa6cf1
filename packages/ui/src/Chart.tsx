import { type KeyboardEvent, type PointerEvent, useState } from 'react'

export interface ChartProps {
  /** Names the chart for screen readers. */
  label: string
  kind: 'barres' | 'courbes'
  series: readonly string[]
  /** One group of bars, or one place on the curves; null: nothing was measured. */
  points: readonly { label: string; values: readonly (number | null)[] }[]
  format: (n: number) => string
  /** Rank of the point that is read first; the last one by default. */
  depart?: number
}

const WIDTH = 100
const HEIGHT = 40
const NICE = [1, 2, 5, 10]
/**
 * Colours of the design system that hold 3:1 on both schemes; the curves also differ by their
 * dashes.
 */
const DASHES = ['', '6 3', '2 3', '8 3 2 3', '12 4', '1 4']

/** A round number at or above the highest value. */
export const niceMax = (values: readonly number[]): number => {
  const max = Math.max(1, ...values)
  const power = 10 ** Math.floor(Math.log10(max))
  return (NICE.find((n) => n * power >= max) ?? 10) * power
}

const Bars = ({ points, series, max }: Pick<ChartProps, 'points' | 'series'> & { max: number }) => {
  const step = WIDTH / points.length
  const width = (step * 0.7) / series.length
  return points.map((p, i) =>
    p.values.map((v, s) => {
      const height = ((v ?? 0) / max) * HEIGHT
      return (
        <rect
          key={`${p.label}/${series[s]}`}
          className={`ui-graphique__serie ui-graphique__serie--${s % DASHES.length}`}
          x={i * step + step * 0.15 + s * width}
          y={HEIGHT - height}
          width={width}
          height={height}
        />
      )
    }),
  )
}

/** One path a series; a missing value interrupts it. */
const Lines = ({
  points,
  series,
  max,
}: Pick<ChartProps, 'points' | 'series'> & { max: number }) => {
  const step = WIDTH / points.length
  return series.map((name, s) => {
    let pen = 'M'
    const path = points.map(({ values }, i) => {
      const v = values[s]
      if (v === null || v === undefined) {
        pen = 'M'
        return ''
      }
      const place = `${pen}${(i + 0.5) * step} ${HEIGHT - (v / max) * HEIGHT}`
      pen = 'L'
      // A point alone is still seen.
      return points.length === 1 ? `${place}h${step / 4}` : place
    })
    return (
      <path
        key={name}
        className={`ui-graphique__serie ui-graphique__serie--${s % DASHES.length}`}
        d={path.join('')}
        fill="none"
        strokeDasharray={DASHES[s % DASHES.length]}
        vectorEffect="non-scaling-stroke"
      />
    )
  })
}

const MOVES: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowRight: (at, last) => Math.min(last, at + 1),
  ArrowLeft: (at) => Math.max(0, at - 1),
  ArrowUp: (at, last) => Math.min(last, at + 1),
  ArrowDown: (at) => Math.max(0, at - 1),
  Home: () => 0,
  End: (_, last) => last,
}

/** Round values of the axis, the highest first: five steps at most, whole where the top is. */
export const ticks = (max: number): number[] => {
  const steps = [5, 4, 2].find((n) => Number.isInteger(max / n)) ?? 1
  return Array.from({ length: steps + 1 }, (_, i) => (max / steps) * (steps - i))
}

/** Labels that fit under a chart; on a narrow screen, one in two of them. */
const LABELS_MAX = 8

const AxisX = ({ points }: Pick<ChartProps, 'points'>) => {
  const last = points.length - 1
  const every = Math.ceil(points.length / LABELS_MAX)
  return (
    <div className="ui-graphique__abscisses" aria-hidden="true">
      {points.map(({ label }, i) => {
        const rank = (last - i) / every
        return (
          <span key={label} className={rank % 2 === 0 ? undefined : 'ui-graphique__large'}>
            {Number.isInteger(rank) ? label : ''}
          </span>
        )
      })}
    </div>
  )
}

const Legend = ({ kind, series }: Pick<ChartProps, 'kind' | 'series'>) => (
  <ul className="ui-graphique__legende" aria-hidden="true">
    {series.map((s, i) => (
      <li key={s}>
        <svg width="24" height="12" aria-hidden="true">
          {kind === 'barres' ? (
            <rect
              className={`ui-graphique__serie ui-graphique__serie--${i % DASHES.length}`}
              width="24"
              height="12"
            />
          ) : (
            <path
              className={`ui-graphique__serie ui-graphique__serie--${i % DASHES.length}`}
              d="M0 6H24"
              strokeDasharray={DASHES[i % DASHES.length]}
            />
          )}
        </svg>{' '}
        {s}
      </li>
    ))}
  </ul>
)

/** What is read at a point, beside it. A cell a point: the content policy lets no element have a style of its own. */
const Bubble = ({
  points,
  rank,
  text,
}: Pick<ChartProps, 'points'> & { rank: number; text: string }) => {
  const side = (rank + 0.5) / points.length > 0.5 ? 'gauche' : 'droite'
  return (
    <div className="ui-graphique__bulles" aria-hidden="true">
      {points.map(({ label: name }, i) => (
        <span key={name}>
          {i === rank && (
            <span className={`ui-graphique__bulle ui-graphique__bulle--${side}`}>{text}</span>
          )}
        </span>
      ))}
    </div>
  )
}

/**
 * Bars or curves over an axis of round values. The plot is read point by point, by pointer or by
 * the arrow keys, which a bubble tells; the same values belong in a table beside it.
 * Gives nothing without a point.
 */
export const Chart = ({
  label,
  kind,
  series,
  points,
  format,
  depart = points.length - 1,
}: ChartProps) => {
  const [at, setAt] = useState(depart)
  const last = points.length - 1
  const rank = Math.min(at, last)
  const here = points[rank]
  if (!here) return null
  const max = niceMax(points.flatMap((p) => p.values.map((v) => v ?? 0)))
  const text = `${here.label} : ${series.map((s, i) => `${s} ${here.values[i] === null || here.values[i] === undefined ? 'sans mesure' : format(here.values[i])}`).join(', ')}`
  const move = (event: KeyboardEvent) => {
    const next = MOVES[event.key]
    if (!next) return
    event.preventDefault()
    setAt(next(rank, last))
  }
  const point = ({ currentTarget, clientX }: PointerEvent) => {
    const box = currentTarget.getBoundingClientRect()
    setAt(
      Math.max(0, Math.min(last, Math.floor(((clientX - box.left) / box.width) * points.length))),
    )
  }
  const Series = kind === 'barres' ? Bars : Lines
  const step = WIDTH / points.length
  return (
    <div className="ui-graphique">
      <Legend kind={kind} series={series} />
      <div className="ui-graphique__cadre">
        <ul className="ui-graphique__ordonnees" aria-hidden="true">
          {ticks(max).map((value) => (
            <li key={value}>{format(value)}</li>
          ))}
        </ul>
        <div
          role="slider"
          tabIndex={0}
          aria-label={label}
          aria-valuemin={1}
          aria-valuemax={points.length}
          aria-valuenow={rank + 1}
          aria-valuetext={text}
          onKeyDown={move}
          onPointerMove={point}
          onPointerDown={point}
        >
          <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
            <rect
              className="ui-graphique__repere"
              x={rank * step}
              y={0}
              width={step}
              height={HEIGHT}
            />
            {ticks(max).map((value) => (
              <path
                key={value}
                className="ui-graphique__grille"
                d={`M0 ${HEIGHT - (value / max) * HEIGHT}H${WIDTH}`}
                vectorEffect="non-scaling-stroke"
              />
            ))}
            <Series points={points} series={series} max={max} />
          </svg>
          <Bubble points={points} rank={rank} text={text} />
        </div>
        <AxisX points={points} />
      </div>
      <p className="ui-graphique__lecture" aria-hidden="true">
        {text}
      </p>
    </div>
  )
}
