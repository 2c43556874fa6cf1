import { LABELS_ETAT_COPROPRIETE, type TriGestion } from '@registre/domain'
import type { ReactNode } from 'react'
import type { Answer } from '../../lib/api/index.ts'
import { formatNombre, formatNumero, VIDE } from '../../lib/format.ts'
import { InternalLink } from '../../shell/InternalLink.tsx'
import { ActionsCopropriete } from '../coproprietes/ActionsCopropriete.tsx'
import { lienFiche } from '../coproprietes/liens.ts'
import { LigneChoix, TableChoix } from '../liste/TableChoix.tsx'
import { type ColonneGestion, COLONNES_GESTION, type CriteresGestion } from './criteres.ts'

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
  c.situationMaj === 'faite' ? (
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
  { tri: TriGestion; render: (c: Geree) => ReactNode; classe: string }
> = {
  adresse: {
    tri: 'adressePrincipale',
    classe: 'rc-gestion__adresse',
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
    render: (c) => c.gestionnaire || <span className="rc-delai--attention">non affectée</span>,
  },
  mandat: { tri: 'dateFinMandat', classe: '', render: (c) => <Mandat c={c} /> },
  maj: { tri: 'limiteMaj', classe: '', render: (c) => <MiseAJour c={c} /> },
}

interface Props {
  lignes: readonly Geree[]
  criteres: CriteresGestion
  colonnes: readonly ColonneGestion[]
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
  const courant = (criteres.tri ?? 'dateFinMandat') === tri
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
  colonnes,
  choisies,
  onChoisir,
}: Pick<Props, 'colonnes' | 'choisies' | 'onChoisir'> & { c: Geree }) => {
  const nom = c.nom || c.adressePrincipale || 'Copropriété sans nom'
  const suivie =
    c.etat === 'IMMATRICULEE_RATTACHEE' || c.etat === 'IMMATRICULEE_RATTACHEMENT_EXPIRE'
  return (
    <LigneChoix id={c.id} nom={nom} choisies={choisies} onChoisir={onChoisir}>
      <th scope="row">
        <InternalLink href={lienFiche(c.id)} className="rc-liste__nom">
          {nom}
        </InternalLink>
        <small>
          {formatNumero(c.numeroImmatriculation)}
          {!suivie && ` · ${LABELS_ETAT_COPROPRIETE[c.etat]}`}
          {c.demande !== '' && <span className="rc-gestion__demande"> · {c.demande}</span>}
        </small>
      </th>
      {colonnes.map((colonne) => (
        <td key={colonne} className={CELLULES[colonne].classe}>
          <span className="rc-gestion__mot">{COLONNES_GESTION[colonne]} : </span>
          {CELLULES[colonne].render(c)}
        </td>
      ))}
      <td className="rc-gestion__actes">
        <details className="rc-plus">
          <summary>
            <span aria-hidden="true">⋯</span>
            <span className="fr-sr-only">Actions sur {nom}</span>
          </summary>
          <div className="rc-plus__liste">
            <ActionsCopropriete
              ligne={{
                id: c.id,
                nom,
                numeroImmatriculation: c.numeroImmatriculation,
                idDeclaration: null,
                actions: c.actions,
              }}
              consulter={false}
            />
          </div>
        </details>
      </td>
    </LigneChoix>
  )
}

/** The co-ownerships of a page; on a telephone a card each, whose title is the link. */
export const Lignes = ({ lignes, criteres, colonnes, choisies, onChoisir, onTrier }: Props) => (
  <TableChoix
    legende="Copropriétés de votre établissement"
    className="rc-gestion__table"
    ids={lignes.map(({ id }) => id)}
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
            classe={CELLULES[colonne].classe}
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
        <Ligne key={c.id} c={c} colonnes={colonnes} choisies={choisies} onChoisir={onChoisir} />
      ))}
    </tbody>
  </TableChoix>
)
