import {
  type Classe,
  CLASSES,
  INDICATEURS,
  LABELS_PERIODE_CONSTRUCTION,
  PERIODES_CONSTRUCTION,
} from '@registre/domain'
import { type Column, DataTable, Pagination, type Sort } from '@registre/ui'
import { hrefFicheAnnuaire } from '../../../../components/annuaire/lien.ts'
import { formatEuros, formatNombre, formatNumero, VIDE } from '../../../../lib/format.ts'
import { useHautDeListe } from '../../../../lib/montrer.ts'
import { InternalLink } from '../../../../shell/InternalLink.tsx'
import type { Ligne, Resultats as Reponse } from './recherche.ts'
import { CALCUL, montrerCalcul } from './Regle.tsx'
import { type Tri, triDe } from './tris.ts'

const PAR_PAGE = 25

const ClasseVue = ({ classe, points }: { classe: Classe; points: number }) => (
  <>
    <span className="fr-badge fr-badge--no-icon">{classe}</span>
    <span className="rc-ligne-adresse">{CLASSES[classe].label}</span>
    <a
      className="fr-link fr-text--sm"
      href={`#${CALCUL}`}
      title={`${points} ${points > 1 ? 'points' : 'point'} : comment ce calcul est fait`}
      onClick={montrerCalcul}
    >
      {points} {points > 1 ? 'points' : 'point'}
    </a>
  </>
)

const Nom = ({ l }: { l: Ligne }) => (
  <>
    <InternalLink href={hrefFicheAnnuaire(l.numeroImmatriculation)}>
      {l.nom === '' ? 'Copropriété sans nom' : l.nom}
    </InternalLink>
    <span className="rc-ligne-adresse rc-cesure">{l.adresse}</span>
    <a
      className="fr-link fr-text--sm"
      href={`/api/public/categorisation/download-single-fiche-copropriete/${l.numeroImmatriculation}`}
      download
      aria-label={`Fiche PDF de la copropriété ${formatNumero(l.numeroImmatriculation)}`}
    >
      {formatNumero(l.numeroImmatriculation)} (PDF)
    </a>
    <span className="rc-ligne-adresse">
      <InternalLink
        className="fr-link fr-text--sm"
        href={`/aide/formulaire?numero=${l.numeroImmatriculation}`}
        aria-label={`Signaler une erreur sur la copropriété ${formatNumero(l.numeroImmatriculation)}`}
      >
        Signaler une erreur
      </InternalLink>
    </span>
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
        Bâtiments F ou G : {formatNombre(complet.partEtiquettesFG)} %
      </span>
    )}
  </>
)

const Syndic = ({ l }: { l: Ligne }) => (
  <>
    {l.typeSyndic}
    <span className="rc-ligne-adresse">Mandat : {l.mandat.toLowerCase()}</span>
    <span className="rc-ligne-adresse">Mise à jour : {l.dateDerniereMaj || VIDE}</span>
  </>
)

interface Choix {
  numeros: ReadonlySet<string>
  basculer: (numero: string) => void
}

const colonnes = (acces: Reponse['acces'], choix: Choix | null): Column<Ligne, Tri>[] => [
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
  ...(acces === 'COMPLET'
    ? [
        {
          key: 'classe',
          header: 'Classe',
          sortField: 'points' as const,
          render: ({ classe, points }: Ligne) =>
            classe && points !== null ? <ClasseVue classe={classe} points={points} /> : VIDE,
        },
      ]
    : []),
  {
    key: 'nom',
    header: 'Copropriété',
    sortField: 'nom',
    rowHeader: true,
    render: (l) => <Nom l={l} />,
  },
  {
    key: 'lots',
    header: 'Lots principaux',
    sortField: 'lots',
    align: 'right',
    render: (l) => formatNombre(l.nombreLotsPrincipaux),
  },
  {
    key: 'periode',
    header: 'Construction',
    sortField: 'periode',
    wide: true,
    render: (l) => l.periodeConstruction,
  },
  {
    key: 'syndic',
    header: 'Syndic et mandat',
    sortField: 'syndic',
    wide: true,
    render: (l) => <Syndic l={l} />,
  },
  ...(acces === 'COMPLET'
    ? [
        {
          key: 'finances',
          header: 'Finances et énergie',
          sortField: 'impayes' as const,
          wide: true,
          render: (l: Ligne) => (l.complet ? <Finances complet={l.complet} /> : VIDE),
        },
      ]
    : []),
  {
    key: 'signes',
    header: 'Signes relevés',
    sortField: 'signes',
    render: (l) => <Signes l={l} />,
  },
]

const PERIODES = PERIODES_CONSTRUCTION.map((p) => LABELS_PERIODE_CONSTRUCTION[p])
/** What each sort compares; what is not known comes before what is. */
const CLES: Readonly<Record<Tri, (l: Ligne) => string | number>> = {
  points: (l) => l.points ?? l.signes.length,
  nom: (l) => l.nom || l.adresse,
  lots: (l) => l.nombreLotsPrincipaux ?? -1,
  periode: (l) => PERIODES.indexOf(l.periodeConstruction),
  syndic: (l) => `${l.typeSyndic} ${l.mandat}`,
  impayes: (l) => l.complet?.tauxImpayes ?? -1,
  signes: (l) => l.signes.length,
}

/**
 * All the rows are here: they are sorted here, and stay in the server's order (by region) where
 * they are equal.
 */
const trier = (lignes: readonly Ligne[], { field, direction }: Sort<Tri>): Ligne[] => {
  const cle = CLES[field]
  const comparer = (a: string | number, b: string | number): number =>
    typeof a === 'number' && typeof b === 'number'
      ? a - b
      : String(a).localeCompare(String(b), 'fr')
  const sens = direction === 'DESC' ? -1 : 1
  return lignes.toSorted((a, b) => sens * comparer(cle(a), cle(b)))
}

/** The found co-ownerships, page by page, those with the most points or signs first. */
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
  tri: Sort<Tri>
  onTri: (tri: Sort<Tri>) => void
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
        columns={colonnes(reponse.acces, choix)}
        rows={trier(reponse.lignes, tri).slice((courante - 1) * PAR_PAGE, courante * PAR_PAGE)}
        rowKey={(l) => l.id}
        sort={tri}
        onSort={({ field, direction }) => onTri({ field: triDe(field), direction })}
        refreshing={refreshing}
        empty="Aucune copropriété ne répond à ces critères. Élargissez le territoire ou retirez un critère."
      />
      <Pagination page={courante} pageCount={pages} hrefOf={hrefOf} />
    </div>
  )
}
