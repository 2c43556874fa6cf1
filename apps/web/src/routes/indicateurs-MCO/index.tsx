import { Button, Chart, type Column, DataTable, Section } from '@registre/ui'
import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { type Answer, queryOf } from '../../lib/api/index.ts'
import { Pli } from '../../components/validation/Pli.tsx'
import { InternalLink } from '../../shell/InternalLink.tsx'
import { formatInstant, formatNombre, VIDE } from '../../lib/format.ts'
import '../../components/validation/parties.css'

type Tableau = Answer<'lireTableauxMco'>['tableaux'][number]
type Ligne = Tableau['lignes'][number]

const UNITES = { nombre: '', jours: ' j', pourcentage: ' %' } as const
const valeur = (n: number | null | undefined, unite: keyof typeof UNITES): string =>
  n === null || n === undefined ? VIDE : `${formatNombre(n)}${UNITES[unite]}`

type Colonne = Tableau['colonnes'][number]

const texteCible = ({ cible, unite }: Colonne): string =>
  cible
    ? ` (objectif : ${cible.sens === 'au-moins' ? 'au moins' : 'au plus'} ${valeur(cible.valeur, unite)})`
    : ''

/** Whether a value misses its target; nothing measured misses nothing. */
const manquee = ({ cible }: Colonne, n: number | null | undefined): boolean =>
  cible !== undefined &&
  n !== null &&
  n !== undefined &&
  (cible.sens === 'au-moins' ? n < cible.valeur : n > cible.valeur)

const Cellule = ({ colonne, n }: { colonne: Colonne; n: number | null | undefined }) =>
  manquee(colonne, n) ? (
    <strong>
      {valeur(n, colonne.unite)}
      <span className="fr-hint-text">hors objectif</span>
    </strong>
  ) : (
    valeur(n, colonne.unite)
  )

/** One row says its numbers; a drawing of one point would say nothing more. */
const Nombres = ({ tableau: { colonnes, lignes } }: { tableau: Tableau }) => (
  <ul className="rc-compteurs fr-raw-list">
    {colonnes.map((c, i) => (
      <li key={c.cle} className="rc-compteur">
        <span className="rc-compteur__nombre">{valeur(lignes[0]?.valeurs[i], c.unite)}</span>
        {c.libelle} ({lignes[0]?.libelle})
      </li>
    ))}
  </ul>
)

/** What is drawn: the counts; a share or a delay has another scale and stays in the table. */
const tracees = ({ colonnes }: Tableau): number[] =>
  colonnes.flatMap((c, i) => (c.unite === 'nombre' ? [i] : []))

/** What an administrator looks at each day; the rest is folded, and says what is in it. */
const CHAQUE_JOUR: readonly string[] = ['file', 'teneurs', 'semaines', 'envois']

const Partie = ({ tableau }: { tableau: Tableau }) => {
  const { code, titre, description, entete, colonnes, lignes, graphique } = tableau
  const series = tracees(tableau)
  const columns: Column<Ligne>[] = [
    { key: 'libelle', header: entete, rowHeader: true, render: (l) => l.libelle },
    ...colonnes.map((c, i): Column<Ligne> => ({
      key: c.cle,
      header: `${c.libelle}${texteCible(c)}`,
      align: 'right',
      render: (l) => <Cellule colonne={c} n={l.valeurs[i]} />,
    })),
  ]
  const table = (
    <DataTable
      caption={titre}
      captionHidden
      figures
      columns={columns}
      rows={lignes}
      rowKey={(l) => l.libelle}
      empty="Rien à compter pour le moment."
    />
  )
  const contenu = (
    <>
      {graphique !== '' && lignes.length === 1 && <Nombres tableau={tableau} />}
      {graphique !== '' && lignes.length > 1 && (
        <Chart
          label={titre}
          kind={graphique}
          series={series.map((i) => colonnes[i]?.libelle ?? '')}
          points={lignes.map((l) => ({
            label: l.libelle,
            values: series.map((i) => l.valeurs[i] ?? null),
          }))}
          format={formatNombre}
        />
      )}
      {graphique === '' || lignes.length === 0 ? (
        table
      ) : (
        <details>
          <summary>Tableau : {titre.toLowerCase()}</summary>
          {table}
        </details>
      )}
    </>
  )
  return CHAQUE_JOUR.includes(code) ? (
    <Section title={titre}>
      <p className="fr-text--sm">{description}</p>
      {contenu}
    </Section>
  ) : (
    <Pli titre={titre} mention={description}>
      {contenu}
    </Pli>
  )
}

const parJour = (tableaux: readonly Tableau[]): readonly Tableau[] => [
  ...tableaux.filter(({ code }) => CHAQUE_JOUR.includes(code)),
  ...tableaux.filter(({ code }) => !CHAQUE_JOUR.includes(code)),
]

const Page = () => {
  const { data, isFetching, refetch } = useSuspenseQuery(queryOf('lireTableauxMco')({}))
  return (
    <>
      <div className="ui-section__tete">
        <h1 tabIndex={-1}>Suivi des indicateurs MCO</h1>
        <Button
          kind="tertiary"
          small
          icon="fr-icon-refresh-line"
          aria-disabled={isFetching}
          onClick={() => !isFetching && void refetch()}
        >
          Actualiser
        </Button>
      </div>
      <p role="status">
        {data.etabliLe
          ? `Chiffres relevés le ${formatInstant(data.etabliLe)}. Ils le sont toutes les quinze minutes.`
          : 'Le premier relevé se fait dans la minute : actualisez cette page dans un instant.'}
      </p>
      <p>
        <InternalLink href="/indicateurs-MCO/envois">
          Vérifier les envois en échec ou incertains
        </InternalLink>
      </p>
      {parJour(data.tableaux).map((tableau) => (
        <Partie key={tableau.code} tableau={tableau} />
      ))}
    </>
  )
}

/** Follow-up of the register's service: queue, delays, refusals, activity, accounts, mails. */
export const Route = createFileRoute('/indicateurs-MCO/')({
  staticData: { titre: 'Suivi des indicateurs MCO', autorites: ['SUIVI_INDICATEURS_MCO'] },
  loader: ({ context }) => context.queryClient.ensureQueryData(queryOf('lireTableauxMco')({})),
  component: Page,
})
