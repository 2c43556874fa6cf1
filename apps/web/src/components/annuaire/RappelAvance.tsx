import { useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { queryOf } from '../../lib/api/index.ts'
import { InternalLink } from '../../shell/InternalLink.tsx'
import { JOURS, LISTES, TEXTES } from './champs-avances.ts'
import type { CriteresAnnuaire } from './criteres.ts'

/** The name of a territory once it is read; its code meanwhile. */
const useTerritoire = ({ dep = '', insee = '' }: CriteresAnnuaire) => {
  const { data: departements } = useQuery({
    ...queryOf('listerDepartements')({ params: { idRegion: 0 } }, { silent: true }),
    enabled: dep !== '',
  })
  const { data: commune } = useQuery({
    ...queryOf('lireCommune')({ params: { insee } }, { silent: true }),
    enabled: insee !== '',
  })
  return {
    departement: departements?.find((d) => d.code === dep)?.nom ?? dep,
    commune: commune?.nom ?? insee,
  }
}

/**
 * What an advanced search looks for, in the place of its form: thirteen fields would stand before
 * the results.
 */
export const RappelAvance = ({
  criteres,
  onApproche,
}: {
  criteres: CriteresAnnuaire
  onApproche: () => void
}) => {
  const { departement, commune } = useTerritoire(criteres)
  const router = useRouter()
  const dits: readonly (readonly [label: string, valeur: string | undefined])[] = [
    ['Département', departement],
    ['Commune', commune],
    ['Code postal', criteres.cp],
    ...[...TEXTES, ...JOURS].map(({ critere, label }) => [label, criteres[critere]] as const),
    ...LISTES.map(
      ({ critere, label, options }) =>
        [label, options.find((o) => o.value === criteres[critere])?.label] as const,
    ),
  ]
  return (
    <section aria-label="Votre recherche">
      <dl className="rc-rappel">
        {dits.map(
          ([label, valeur]) =>
            valeur && (
              <div key={label}>
                <dt>{label} :</dt> <dd>{valeur}</dd>
              </div>
            ),
        )}
      </dl>
      <InternalLink
        className="fr-btn fr-btn--secondary fr-btn--sm rc-non-imprime"
        href={
          router.buildLocation({ to: '/annuaire', search: { ...criteres, modifier: '1' } }).href
        }
        onMouseEnter={onApproche}
        onFocus={onApproche}
      >
        Modifier la recherche
      </InternalLink>
    </section>
  )
}
