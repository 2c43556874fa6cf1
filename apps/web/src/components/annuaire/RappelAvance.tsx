import { useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { queryOf } from '../../lib/api/index.ts'
import { InternalLink } from '../../shell/InternalLink.tsx'
import { Puces, pucesDe } from '../liste/Puces.tsx'
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
  const dits: readonly (readonly [
    critere: keyof CriteresAnnuaire,
    label: string,
    dit: string | undefined,
  ])[] = [
    ['dep', 'Département', departement],
    ['insee', 'Commune', commune],
    ['cp', 'Code postal', criteres.cp],
    ...[...TEXTES, ...JOURS].map(
      ({ critere, label }) => [critere, label, criteres[critere]] as const,
    ),
    ...LISTES.map(
      ({ critere, label, options }) =>
        [critere, label, options.find((o) => o.value === criteres[critere])?.label] as const,
    ),
  ]
  const puces = pucesDe(
    criteres,
    Object.fromEntries(
      dits.map(([critere, label, dit]) => [critere, dit && `${label} : ${dit}`] as const),
    ),
    (search) => router.buildLocation({ to: '/annuaire', search }).href,
  )
  return (
    <section aria-label="Votre recherche">
      <Puces puces={puces} hrefEffacer="/annuaire?mode=avancee" />
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
