import { LABELS_ETAT_COPROPRIETE, type TriGestion } from '@registre/domain'
import type { ReactNode } from 'react'
import { nommer } from '../coproprietes/nommer.ts'
import type { Answer } from '../../lib/api/index.ts'
import { formatNombre, formatNumero, VIDE } from '../../lib/format.ts'
import { InternalLink } from '../../shell/InternalLink.tsx'
import { ActionsCopropriete } from '../coproprietes/ActionsCopropriete.tsx'
import { lienBrouillon, lienFiche } from '../coproprietes/liens.ts'
import { LigneChoix, TableChoix } from '../liste/TableChoix.tsx'
import {
  adresseGestion,
  type ColonneGestion,
  COLONNES_GESTION,
  type CriteresGestion,
  triDe,
} from './criteres.ts'

export type Geree = Answer<'rechercherGerees'>['coproprietes'][number]

const ecart = (jours: number | null): string =>
  jours === null
    ? ''
    : jours === 0
      ? 'aujourd’hui'
      : jours > 0
        ? `dans ${formatNombre(jours)} j`
        : `depuis ${formatNombre(-jours)} j`

const ton = (jours: number | null): string | undefined =>
  jours === null || jours > 60 ? undefined : jours < 0 ? 'rc-delai--error' : 'rc-delai--attention'

/** A draft is taken up again, a request for attachment followed; the others have a sheet. */
const lienDe = (c: Geree): string =>
  c.idDeclaration !== null && c.actions.includes('enregistrer-etape')
    ? lienBrouillon(c.idDeclaration)
    : c.actions.includes('suivre-rattachement')
      ? '/rattacher-une-copropriete'
      : lienFiche(c.id)

const SUIVIES: ReadonlySet<Geree['etat']> = new Set([
  'IMMATRICULEE_RATTACHEE',
  'IMMATRICULEE_RATTACHEMENT_EXPIRE',
])
/** What is unusual about it; '' for one that the firm looks after. */
const situation = (c: Geree): string =>
  SUIVIES.has(c.etat)
    ? c.geree
      ? ''
      : 'Suivie par un autre syndic'
    : c.sort || LABELS_ETAT_COPROPRIETE[c.etat]

const Mandat = ({ c }: { c: Geree }) =>
  c.dateFinMandat === null ? (
    VIDE
  ) : (
    <>
      {c.dateFinMandat}
      <small className={c.mandatSuivi ? undefined : ton(c.joursFinMandat)}>
        {c.mandatSuivi
          ? 'suite enregistrée'
          : `${(c.joursFinMandat ?? 0) < 0 ? 'expiré ' : ''}${ecart(c.joursFinMandat)}`}
      </small>
    </>
  )

const MiseAJour = ({ c }: { c: Geree }) =>
  c.situationMaj === null ? (
    VIDE
  ) : c.situationMaj === 'faite' ? (
    <>
      faite<small>{c.dateMaj ? `le ${c.dateMaj}` : ''}</small>
    </>
  ) : (
    <>
      {c.limiteMaj ? `avant le ${c.limiteMaj}` : 'à faire'}
      <small className={ton(c.joursMaj)}>
        {c.situationMaj === 'en-retard' ? `en retard ${ecart(c.joursMaj)}` : ecart(c.joursMaj)}
      </small>
    </>
  )

const CELLULES: Record<
  ColonneGestion,
  {
    tri: TriGestion
    /** `affecte`: somebody in the house is assigned something. */
    render: (c: Geree, affecte: boolean) => ReactNode
    classe?: string
  }
> = {
  adresse: {
    tri: 'adressePrincipale',
    render: (c) => c.adressePrincipale || VIDE,
  },
  lots: {
    tri: 'nombreLots',
    classe: 'rc-gestion__lots',
    render: (c) => formatNombre(c.nombreLots),
  },
  gestionnaire: {
    tri: 'gestionnaire',
    classe: 'rc-gestion__gestionnaire',
    render: (c, affecte) => c.gestionnaire || (affecte && c.geree ? 'non affectée' : VIDE),
  },
  mandat: { tri: 'dateFinMandat', classe: 'rc-gestion__date', render: (c) => <Mandat c={c} /> },
  maj: { tri: 'limiteMaj', classe: 'rc-gestion__date', render: (c) => <MiseAJour c={c} /> },
}

interface Props {
  lignes: readonly Geree[]
  criteres: CriteresGestion
  colonnes: readonly ColonneGestion[]
  affecte: boolean
  choisies: ReadonlySet<number>
  onChoisir: (choisies: ReadonlySet<number>) => void
  onTrier: (tri: TriGestion, sens: 'ASC' | 'DESC') => void
}

const Titre = ({
  tri,
  label,
  criteres,
  onTrier,
  classe = '',
}: Pick<Props, 'criteres' | 'onTrier'> & { tri: TriGestion; label: string; classe?: string }) => {
  const courant = triDe(criteres) === tri
  const sens = criteres.sens ?? 'ASC'
  return (
    <th
      scope="col"
      className={classe}
      aria-sort={courant ? (sens === 'ASC' ? 'ascending' : 'descending') : 'none'}
    >
      <button
        type="button"
        className={`ui-tri ui-tri--${courant ? sens : 'aucun'}`}
        onClick={() => onTrier(tri, courant && sens === 'ASC' ? 'DESC' : 'ASC')}
      >
        {label}
      </button>
    </th>
  )
}

const Ligne = ({
  c,
  criteres,
  colonnes,
  affecte,
  choisies,
  onChoisir,
}: Pick<Props, 'criteres' | 'colonnes' | 'affecte' | 'choisies' | 'onChoisir'> & { c: Geree }) => {
  const nom = nommer(c.nom, c.adressePrincipale)
  const dit = situation(c)
  return (
    <LigneChoix
      id={c.id}
      nom={nom}
      choisies={choisies}
      onChoisir={onChoisir}
      choisissable={c.geree}
    >
      <th scope="row">
        <InternalLink href={lienDe(c)} className="rc-liste__nom">
          {nom}
        </InternalLink>
        <small>
          {[c.numeroImmatriculation && formatNumero(c.numeroImmatriculation), dit]
            .filter(Boolean)
            .join(' · ')}
          {c.demande !== '' && <span className="rc-gestion__demande"> · {c.demande}</span>}
        </small>
      </th>
      {colonnes.map((colonne) => (
        <td key={colonne} className={CELLULES[colonne].classe}>
          <span className="rc-gestion__mot">{COLONNES_GESTION[colonne]} : </span>
          {CELLULES[colonne].render(c, affecte)}
        </td>
      ))}
      <td className="rc-gestion__actes">
        <ActionsCopropriete
          ligne={{ ...c, nom }}
          enMenu
          filtre={criteres.filter ?? ''}
          retour={adresseGestion(criteres, { page: criteres.page })}
        />
      </td>
    </LigneChoix>
  )
}

/** The co-ownerships of a page; on a telephone a card each, whose title is the link. */
export const Lignes = ({
  lignes,
  criteres,
  colonnes,
  affecte,
  choisies,
  onChoisir,
  onTrier,
}: Props) => (
  <TableChoix
    legende="Copropriétés de votre établissement"
    className="rc-gestion__table"
    ids={lignes.filter(({ geree }) => geree).map(({ id }) => id)}
    choisies={choisies}
    onChoisir={onChoisir}
    entetes={
      <>
        <Titre tri="nom" label="Copropriété" criteres={criteres} onTrier={onTrier} />
        {colonnes.map((colonne) => (
          <Titre
            key={colonne}
            tri={CELLULES[colonne].tri}
            label={COLONNES_GESTION[colonne]}
            criteres={criteres}
            onTrier={onTrier}
            classe={CELLULES[colonne].classe ?? ''}
          />
        ))}
        <th scope="col">
          <span className="fr-sr-only">Actions</span>
        </th>
      </>
    }
  >
    <tbody>
      {lignes.map((c) => (
        <Ligne
          key={c.id}
          c={c}
          criteres={criteres}
          colonnes={colonnes}
          affecte={affecte}
          choisies={choisies}
          onChoisir={onChoisir}
        />
      ))}
    </tbody>
  </TableChoix>
)
