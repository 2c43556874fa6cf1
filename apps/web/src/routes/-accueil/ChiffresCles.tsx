import type { NiveauGeographique } from '@registre/domain'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { queryOf } from '../../lib/api/index.ts'
import { formatInstant, formatNombre } from '../../lib/format.ts'
import { InternalLink } from '../../shell/InternalLink.tsx'

/** 10,4 millions: what is read at a glance, from ten million on; every unit below. */
const enGrand = (n: number): string =>
  n >= 1_000_000
    ? `${formatNombre(Math.round(n / 100_000) / 10)} million${n >= 2_000_000 ? 's' : ''}`
    : formatNombre(n)

const LABELS_CHIFFRES = [
  'copropriétés immatriculées',
  'lots d’habitation',
  'à jour depuis moins d’un an',
] as const

/** What stands in the place of a figure that is being read: the doors below it then never move. */
const LU_BIENTOT = '…'

const TOUS = '/consulter-les-statistiques-du-registre'

/**
 * What the register holds today, in three figures, on a territory or on the country; where none is
 * counted, nothing but the link of the territory.
 */
export const ChiffresCles = ({
  titre,
  lien,
  territoire,
}: {
  titre: string
  /** What leads to all of them. */
  lien: string
  territoire?: { niveau: NiveauGeographique; code: string }
}) => {
  const id = useId()
  const { niveau = 'NATIONAL', code = '' } = territoire ?? {}
  const { data, isPending } = useQuery(
    queryOf('lireStatistiques')({ query: { niveau, code } }, { silent: true }),
  )
  const total = data?.valeurs['coproprietes'] ?? 0
  const tous = (
    <InternalLink href={territoire ? `${TOUS}?niveau=${niveau}&code=${code}` : TOUS}>
      {lien}
    </InternalLink>
  )
  if (total === 0 && !isPending) return territoire ? <p>{tous}</p> : null
  const dire = (valeurs: Record<string, number | null>) => [
    enGrand(total),
    enGrand(valeurs['logements'] ?? 0),
    `${Math.round(((valeurs['mise-a-jour.a-jour'] ?? 0) / total) * 100)} %`,
  ]
  const valeurs = data ? dire(data.valeurs) : []
  const dits = LABELS_CHIFFRES.map((label, n) => [valeurs[n] ?? LU_BIENTOT, label] as const)
  return (
    <section className="rc-heros__chiffres" aria-labelledby={id} aria-busy={isPending}>
      <h2 id={id}>{titre}</h2>
      <dl>
        {dits.map(([valeur, label]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{valeur}</dd>
          </div>
        ))}
      </dl>
      <p className="fr-text--sm fr-mb-1w">
        Comptées le {data?.periode ? formatInstant(data.periode.etabliLe) : LU_BIENTOT}
      </p>
      {tous}
    </section>
  )
}
