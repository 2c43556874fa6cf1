import { DataTable, Section } from '@registre/ui'
import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { type Answer, queryOf } from '../lib/api/index.ts'
import { formatInstant } from '../lib/format.ts'

type Etat = Answer<'lireEtat'>
type Incident = Etat['incidents'][number]

const TITRES: Record<Etat['niveau'], { titre: string; ton: 'success' | 'warning' | 'error' }> = {
  NORMAL: { titre: 'Tout fonctionne', ton: 'success' },
  PERTURBE: { titre: 'Le registre fonctionne, avec des perturbations', ton: 'warning' },
  INTERROMPU: { titre: 'Le registre est interrompu', ton: 'error' },
}
/** A page left open follows by itself. */
const RELECTURE_MS = 30_000

const etatDuService = queryOf('lireEtat')({}, { silent: true })

const duree = ({ debutLe, finLe }: Incident): string => {
  if (finLe === null) return 'en cours'
  const minutes = Math.max(1, Math.round((Date.parse(finLe) - Date.parse(debutLe)) / 60_000))
  return minutes < 60
    ? `${minutes} min`
    : `${Math.floor(minutes / 60)} h ${String(minutes % 60).padStart(2, '0')}`
}

const Incidents = ({ incidents }: { incidents: readonly Incident[] }) => (
  <Section title="Incidents des 90 derniers jours">
    <DataTable
      caption="Incidents des 90 derniers jours"
      captionHidden
      rows={incidents}
      rowKey={(i) => String(i.id)}
      empty="Aucun incident."
      columns={[
        { key: 'libelle', header: 'Partie touchée', rowHeader: true, render: (i) => i.libelle },
        { key: 'debut', header: 'Début', render: (i) => formatInstant(i.debutLe) },
        { key: 'duree', header: 'Durée', render: duree },
      ]}
    />
  </Section>
)

const Parties = ({ etat }: { etat: Etat }) => (
  <Section title="Partie par partie">
    <ul className="fr-raw-list">
      {etat.parties.map((p) => (
        <li key={p.code} className="fr-mb-3w">
          <h3 className="fr-h6 fr-mb-1v">{p.libelle}</h3>
          <p
            className={`fr-badge fr-badge--sm ${p.normal ? 'fr-badge--success' : 'fr-badge--warning'} fr-mb-1v`}
          >
            {p.normal ? 'Fonctionne' : 'Perturbé'}
          </p>
          <p className="fr-mb-0">{p.phrase}</p>
        </li>
      ))}
    </ul>
  </Section>
)

const NON_ETABLI = 'non établi'
const pourCent = (valeur: number | null): string =>
  valeur === null ? NON_ETABLI : `${valeur.toLocaleString('fr-FR')} %`

/** What the service is worth: the figures that the register counts of itself. */
const Qualite = ({ qualite }: { qualite: NonNullable<Etat['qualite']> }) => (
  <Section title="Qualité du service">
    <dl className="rc-qualite">
      <div>
        <dt>Décisions rendues dans les délais</dt>
        <dd>
          <strong>{pourCent(qualite.dansLesDelais)}</strong>
          <span className="fr-hint-text">
            {qualite.decisions === 0
              ? 'Aucune décision n’a été rendue en douze mois.'
              : `Sur ${qualite.decisions.toLocaleString('fr-FR')} décisions en douze mois.`}
          </span>
        </dd>
      </div>
      <div>
        <dt>Délai médian d’une décision</dt>
        <dd>
          <strong>
            {qualite.delaiMedianJours === null
              ? NON_ETABLI
              : `${qualite.delaiMedianJours} jour${qualite.delaiMedianJours > 1 ? 's' : ''}`}
          </strong>
          <span className="fr-hint-text">Du dépôt à la décision, sur les mêmes.</span>
        </dd>
      </div>
      <div>
        <dt>Disponibilité</dt>
        <dd>
          <strong>{pourCent(qualite.disponibilite)}</strong>
          <span className="fr-hint-text">
            Part du temps sans incident d’aucune partie, vue par le registre lui-même (un arrêt de
            toute la machine ne s’y voit pas)
            {qualite.disponibiliteDepuis === null
              ? ', sur trente jours.'
              : ` depuis le ${formatInstant(qualite.disponibiliteDepuis)}.`}
          </span>
        </dd>
      </div>
    </dl>
  </Section>
)

const Page = () => {
  const { data, isPending, isError } = useQuery({
    ...etatDuService,
    refetchInterval: RELECTURE_MS,
    retry: false,
  })
  const vue = isError ? null : data
  return (
    <>
      <h1 tabIndex={-1}>État du service</h1>
      <div role="status">
        {isPending && <p>Mesure en cours…</p>}
        {isError && (
          <div className="fr-alert fr-alert--error">
            <p className="fr-alert__title">Le registre ne répond pas pour le moment</p>
            <p>
              Ce qui est enregistré l’est toujours. Cette page se met à jour seule : laissez-la
              ouverte, ou revenez dans quelques minutes.
            </p>
          </div>
        )}
        {vue && (
          <div className={`fr-alert fr-alert--${TITRES[vue.niveau].ton}`}>
            <p className="fr-alert__title">{TITRES[vue.niveau].titre}</p>
            <p>
              Mesuré le {formatInstant(vue.mesureLe)}.{' '}
              <span className="rc-avec-script">Cette page se met à jour seule.</span>
            </p>
          </div>
        )}
      </div>
      {vue && (
        <>
          <Parties etat={vue} />
          {vue.qualite && <Qualite qualite={vue.qualite} />}
          <Incidents incidents={vue.incidents} />
        </>
      )}
    </>
  )
}

/** The public status page: fed by what the register measures of itself. */
export const Route = createFileRoute('/etat')({
  staticData: { titre: 'État du service', rendu: true },
  // Where it cannot be read, the screen says so itself.
  loader: ({ context }) => context.queryClient.prefetchQuery(etatDuService),
  component: Page,
})
