import { CLASSES, type Classe, INDICATEURS } from '@registre/domain'
import { type Column, DataTable, Pagination, type Sort } from '@registre/ui'
import { formatEuros, formatNombre, formatNumero, VIDE } from '../../../../lib/format.ts'
import { useHautDeListe } from '../../../../lib/montrer.ts'
import type { Ligne, Resultats as Reponse } from './recherche.ts'

const PAR_PAGE = 25
const BADGES: Readonly<Record<Classe, string>> = {
  A: 'success',
  B: 'info',
  C: 'warning',
  D: 'error',
}

const ClasseVue = ({ classe, points }: { classe: Classe; points: number }) => (
  <>
    <span className={`fr-badge fr-badge--no-icon fr-badge--${BADGES[classe]}`}>
      {classe}
      <span className="fr-sr-only"> : {CLASSES[classe].label}</span>
    </span>
    <span className="rc-ligne-adresse">
      {points} {points > 1 ? 'points' : 'point'}
    </span>
  </>
)

const Nom = ({ l }: { l: Ligne }) => (
  <>
    {l.nom === '' ? 'Copropriété sans nom' : l.nom}
    <span className="rc-ligne-adresse rc-cesure">{l.adresse}</span>
    <a
      className="fr-link fr-text--sm"
      href={`/api/public/categorisation/download-single-fiche-copropriete/${l.numeroImmatriculation}`}
      download
      aria-label={`Fiche PDF de la copropriété ${formatNumero(l.numeroImmatriculation)}`}
    >
      {formatNumero(l.numeroImmatriculation)} (PDF)
    </a>
  </>
)

const Signes = ({ l }: { l: Ligne }) =>
  l.signes.length === 0 ? (
    'Aucun'
  ) : (
    <ul className="fr-raw-list">
      {l.signes.map((s) => (
        <li key={s.indicateur}>{INDICATEURS[s.indicateur].label}</li>
      ))}
    </ul>
  )

const Finances = ({ complet }: { complet: NonNullable<Ligne['complet']> }) => (
  <>
    Impayés :{' '}
    {complet.tauxImpayes === null ? 'non connus' : `${formatNombre(complet.tauxImpayes)} %`}
    <span className="rc-ligne-adresse">
      Charges par lot :{' '}
      {complet.chargesParLot === null ? 'non connues' : formatEuros(complet.chargesParLot)}
    </span>
    {complet.partEtiquettesFG !== null && (
      <span className="rc-ligne-adresse">
        Lots F ou G : {formatNombre(complet.partEtiquettesFG)} %
      </span>
    )}
  </>
)

interface Choix {
  numeros: ReadonlySet<string>
  basculer: (numero: string) => void
}

const colonnes = (complet: boolean, choix: Choix | null): Column<Ligne>[] => [
  ...(choix
    ? [
        {
          key: 'choix',
          header: 'Choisir',
          render: (l: Ligne) => (
            <input
              type="checkbox"
              className="rc-case"
              aria-label={`Choisir la copropriété ${formatNumero(l.numeroImmatriculation)}`}
              checked={choix.numeros.has(l.numeroImmatriculation)}
              onChange={() => choix.basculer(l.numeroImmatriculation)}
            />
          ),
        },
      ]
    : []),
  {
    key: 'classe',
    header: 'Classe',
    sortField: 'points',
    render: (l) => <ClasseVue classe={l.classe} points={l.points} />,
  },
  { key: 'nom', header: 'Copropriété', rowHeader: true, render: (l) => <Nom l={l} /> },
  {
    key: 'lots',
    header: 'Lots principaux',
    sortField: 'lots',
    align: 'right',
    render: (l) => formatNombre(l.nombreLotsPrincipaux),
  },
  { key: 'periode', header: 'Construction', render: (l) => l.periodeConstruction },
  {
    key: 'syndic',
    header: 'Syndic et mandat',
    render: (l) => (
      <>
        {l.typeSyndic}
        <span className="rc-ligne-adresse">Mandat : {l.mandat.toLowerCase()}</span>
        <span className="rc-ligne-adresse">Mise à jour : {l.dateDerniereMaj || VIDE}</span>
      </>
    ),
  },
  ...(complet
    ? [
        {
          key: 'finances',
          header: 'Finances et énergie',
          render: (l: Ligne) => (l.complet ? <Finances complet={l.complet} /> : VIDE),
        },
      ]
    : []),
  { key: 'signes', header: 'Signes relevés', render: (l) => <Signes l={l} /> },
]

/**
 * All the rows are here: they are sorted here, and stay in the server's order (by region) where
 * they are equal.
 */
const trier = (lignes: readonly Ligne[], { field, direction }: Sort): Ligne[] => {
  const cle = (l: Ligne): number => (field === 'lots' ? (l.nombreLotsPrincipaux ?? 0) : l.points)
  return lignes.toSorted((a, b) => (direction === 'DESC' ? cle(b) - cle(a) : cle(a) - cle(b)))
}

/** The found co-ownerships, page by page, those with the most points first. */
export const Resultats = ({
  reponse,
  page,
  hrefOf,
  choix,
  tri,
  onTri,
  refreshing,
}: {
  reponse: Reponse
  page: number
  hrefOf: (page: number) => string
  choix: Choix | null
  tri: Sort
  onTri: (tri: Sort) => void
  refreshing: boolean
}) => {
  const pages = Math.max(1, Math.ceil(reponse.lignes.length / PAR_PAGE))
  const courante = Math.min(page, pages)
  const haut = useHautDeListe<HTMLDivElement>(courante)
  return (
    <div ref={haut} role="group" aria-label="Copropriétés trouvées">
      <DataTable
        caption={`Copropriétés : ${reponse.territoire}`}
        captionHidden
        columns={colonnes(reponse.acces === 'COMPLET', choix)}
        rows={trier(reponse.lignes, tri).slice((courante - 1) * PAR_PAGE, courante * PAR_PAGE)}
        rowKey={(l) => l.id}
        sort={tri}
        onSort={onTri}
        refreshing={refreshing}
        empty="Aucune copropriété ne répond à ces critères. Élargissez le territoire ou retirez un critère."
      />
      <Pagination page={courante} pageCount={pages} hrefOf={hrefOf} />
    </div>
  )
}
