import { ETATS_LIGNE, type EtatLigne, motsDeLigne, nomDuChampPortefeuille } from '@registre/domain'
import {
  type Column,
  DataTable,
  FieldCheckbox,
  Pagination,
  Section,
  StateBadge,
} from '@registre/ui'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { queryOf } from '../../lib/api/index.ts'
import { formatNombre, formatNumero } from '../../lib/format.ts'
import { InternalLink } from '../../shell/InternalLink.tsx'
import { lienFiche } from '../coproprietes/liens.ts'
import { ErreursDeLigne } from '../lot/ErreursDeLigne.tsx'
import { cleDe, type Confirmations } from './ReglesAConfirmer.tsx'
import { etatDeLigne, type Ligne, lienDepot, type Portefeuille, TONS_LIGNE } from './textes.ts'

const PAR_PAGE = 50

const Filtres = ({
  portefeuille,
  etat,
}: {
  portefeuille: Portefeuille
  etat: EtatLigne | undefined
}) => {
  const { id, comptes, nbLignes } = portefeuille
  return (
    <nav aria-label="Lignes montrées">
      <ul className="fr-raw-list rc-filtres">
        {([undefined, ...ETATS_LIGNE.filter((e) => comptes[e] > 0)] as const).map((choix) => (
          <li key={choix ?? 'toutes'}>
            <InternalLink
              className="fr-tag"
              href={lienDepot(id, choix)}
              {...(choix === etat ? { 'aria-current': 'page' } : {})}
            >
              {choix === undefined
                ? `Toutes (${formatNombre(nbLignes)})`
                : `${etatDeLigne(portefeuille, choix)} (${formatNombre(comptes[choix])})`}
            </InternalLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

interface Choix {
  confirmations: Confirmations
  /** Absent when nothing can be confirmed any more. */
  changer?: ((cles: readonly string[], confirme: boolean) => void) | undefined
}

const AConfirmer = ({ ligne, confirmations, changer }: Choix & { ligne: Ligne }) =>
  ligne.aConfirmer.map(({ code, message }) =>
    changer ? (
      <FieldCheckbox
        key={code}
        name={`ligne-${ligne.ligne}-${code}`}
        label={`${message} (ligne ${ligne.ligne}, ${code})`}
        inputProps={{
          checked: confirmations.has(cleDe(ligne.ligne, code)),
          onChange: (event) => changer([cleDe(ligne.ligne, code)], event.target.checked),
        }}
      />
    ) : (
      <p key={code} className="fr-mb-0">
        {message} (
        {ligne.confirmations.includes(code) ? `${code}, confirmé` : `${code}, non confirmé`})
      </p>
    ),
  )

const colonnes = (choix: Choix, p: Portefeuille): readonly Column<Ligne>[] => [
  { key: 'ligne', header: 'Ligne', rowHeader: true, render: (l) => formatNombre(l.ligne) },
  {
    key: 'copropriete',
    header: 'Copropriété',
    render: (l) => (
      <>
        {l.coproprieteId === null ? (
          l.nom
        ) : (
          <InternalLink href={lienFiche(l.coproprieteId)}>
            {l.nom || 'Copropriété sans nom'}
          </InternalLink>
        )}
        <span className="rc-ligne-adresse">
          {l.numero === '' ? 'Numéro absent' : formatNumero(l.numero)}
        </span>
      </>
    ),
  },
  {
    key: 'etat',
    header: 'État',
    render: (l) => (
      <StateBadge tone={TONS_LIGNE[l.etat]}>
        {p.cedant ? etatDeLigne(p, l.etat) : motsDeLigne(l.etat, l.sousAccord)}
      </StateBadge>
    ),
  },
  {
    key: 'explications',
    header: 'Explications',
    texte: true,
    render: (l) =>
      l.etat === 'DEPOSEE' || l.erreurs.length + l.aConfirmer.length === 0 ? (
        ''
      ) : (
        <>
          {l.erreurs.length > 0 && (
            <ErreursDeLigne erreurs={l.erreurs} nommer={nomDuChampPortefeuille} />
          )}
          {l.etat === 'A_CONFIRMER' && <AConfirmer ligne={l} {...choix} />}
        </>
      ),
  },
]

/** The rows of a portfolio, by state; while it may be confirmed, each row with its questions. */
export const LignesDepot = ({
  portefeuille,
  etat,
  page,
  ...choix
}: Choix & { portefeuille: Portefeuille; etat: EtatLigne | undefined; page: number }) => {
  const query = { ...(etat ? { etat } : {}), page, taille: PAR_PAGE }
  const { data, isPending, isPlaceholderData } = useQuery({
    ...queryOf('listerLignesPortefeuille')({ params: { id: portefeuille.id }, query }),
    placeholderData: keepPreviousData,
    ...(portefeuille.etat === 'EN_COURS' ? { refetchInterval: 2000 } : {}),
  })
  const total = data?.total ?? 0
  return (
    <Section title={portefeuille.cedant ? 'Copropriétés' : 'Lignes'}>
      <Filtres portefeuille={portefeuille} etat={etat} />
      <DataTable
        caption={portefeuille.cedant ? 'Copropriétés reprises' : 'Lignes du dépôt groupé'}
        captionHidden
        columns={colonnes(choix, portefeuille)}
        rows={data?.lignes ?? []}
        rowKey={(l) => l.ligne}
        loading={isPending}
        refreshing={isPlaceholderData}
        empty="Aucune ligne dans cet état."
      />
      <Pagination
        page={page}
        pageCount={Math.max(1, Math.ceil(total / PAR_PAGE))}
        hrefOf={(n) => `${lienDepot(portefeuille.id, etat)}${n > 1 ? `&page=${n}` : ''}`}
      />
    </Section>
  )
}
