import {
  daysBetween,
  deNom,
  type ObligationDeclaree,
  OBLIGATIONS_DECLAREES,
  parseFrDate,
  tableOf,
  titreTache,
} from '@registre/domain'
import { Button, Section } from '@registre/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ecartEnJours } from '../../components/coproprietes/jalons.ts'
import {
  lienDeclarationPredecesseur,
  lienListe,
  lienMiseAJour,
  lienParcelles,
} from '../../components/coproprietes/liens.ts'
import { nommer } from '../../components/coproprietes/nommer.ts'
import { aujourdhuiParis } from '../../components/declaration/aujourdhui.ts'
import { adresseGestion, type CriteresGestion } from '../../components/gestion/criteres.ts'
import { PartiePasLue } from '../../components/PasLu.tsx'
import { lienContester, lienPrecisions } from '../../components/rattachement/rattachement.ts'
import { type Answer, queryOf } from '../../lib/api/index.ts'
import { formatNombre, formatNumero } from '../../lib/format.ts'
import { InternalLink } from '../../shell/InternalLink.tsx'
import './a-faire.css'

type AFaire = Answer<'listerAFaire'>
export type Tache = AFaire['taches'][number]

/** Read again at each visit: others act too. */
export const useAFaire = () =>
  useQuery({ ...queryOf('listerAFaire')({}, { silent: true }), staleTime: 0 })

/** The list of the screen that holds many of a kind, and the screen of one. */
const parObligation = (oblig: ObligationDeclaree) => ({
  liste: { oblig },
  une: (_: Tache, id: number) => lienMiseAJour(id, 'STANDARD'),
})

const ECRANS: Record<
  Tache['nature'],
  { liste?: CriteresGestion | string; une: (t: Tache, id: number, numero: string) => string }
> = {
  contester: { une: (_, id) => lienContester(id) },
  preciser: {
    une: (t, id, numero) =>
      lienPrecisions({ ...t, coproprieteId: id, numeroImmatriculation: numero }),
  },
  'mandats-expires': {
    liste: { fin: 'expire' },
    une: (_, id) => `/copropriete/renouveler-un-mandat?id=${id}`,
  },
  'mandats-a-renouveler': {
    liste: { fin: '60' },
    une: (_, id) => `/copropriete/renouveler-un-mandat?id=${id}`,
  },
  'mises-a-jour': { liste: { maj: 'a-faire' }, une: (_, id) => lienMiseAJour(id, 'ANNUELLE') },
  ...tableOf(OBLIGATIONS_DECLAREES, parObligation),
  batiments: {
    liste: { oblig: 'batiments' },
    une: (_, id) => lienMiseAJour(id, 'ANNUELLE'),
  },
  predecesseur: { une: (t) => lienDeclarationPredecesseur(t.idDeclaration ?? 0) },
  succession: { une: (_, __, numero) => `/rattacher-une-copropriete/edit?numero=${numero}` },
  localiser: { liste: { filter: 'coproNonGeolocalisees' }, une: (_, id) => lienParcelles(id) },
}

/** Where it is done: many are the list that counts them, of this person’s own where others have theirs. */
export const lienTache = (t: Tache, partagees: boolean): string => {
  const { liste, une } = ECRANS[t.nature]
  if (t.copropriete !== null)
    return une(t, t.copropriete.id, t.copropriete.numeroImmatriculation ?? '')
  if (typeof liste === 'object') return adresseGestion(liste, partagees ? { vue: 'pour-moi' } : {})
  return lienListe('seeAllCopro')
}

/** « Avant le 11/12/2026, dans 14 jours », « Depuis le 03/10/2026, en retard de 54 jours ». */
export const Quand = ({ jour }: { jour: string | null }) => {
  const limite = parseFrDate(jour)
  if (limite === null) return <span className="rc-faire__quand">sans date limite</span>
  const reste = daysBetween(aujourdhuiParis(), limite)
  const ton = reste < 0 ? 'rc-faire__quand--retard' : reste <= 30 ? 'rc-faire__quand--proche' : ''
  return (
    <span className={`rc-faire__quand ${ton}`}>
      {reste < 0 ? 'Depuis' : 'Avant'} le {jour}, {ecartEnJours(aujourdhuiParis(), limite)}
    </span>
  )
}

const Ligne = ({ t, partagees, sansNom }: { t: Tache; partagees: boolean; sansNom: boolean }) => {
  const nom = t.copropriete && nommer(t.copropriete.nom, t.copropriete.adressePrincipale)
  const numero = t.copropriete?.numeroImmatriculation
  return (
    <li>
      <span className="rc-faire__quoi">
        <InternalLink className="fr-link" href={lienTache(t, partagees)}>
          {titreTache(t)}
          {nom !== null && <span className="fr-sr-only"> : {nom}</span>}
        </InternalLink>{' '}
        <small>
          {[
            !sansNom && nom,
            !sansNom && numero && formatNumero(numero),
            t.de && deNom(t.de),
            t.nombre > 1 && t.enRetard > 0 && `dont ${formatNombre(t.enRetard)} en retard`,
          ]
            .filter(Boolean)
            .join(' · ')}
        </small>
      </span>
      <Quand jour={t.jour} />
    </li>
  )
}

/** The rows of what is to be done. */
export const ListeAFaire = ({
  taches,
  partagees,
  sansNom = false,
}: {
  taches: readonly Tache[]
  /** Colleagues have theirs: a list is of this person’s own. */
  partagees: boolean
  /** All are about the building beside. */
  sansNom?: boolean
}) => (
  <ul className="rc-faire fr-raw-list">
    {taches.map((t) => (
      <Ligne
        key={`${t.nature} ${t.copropriete?.id ?? ''} ${t.idDemande ?? t.idDeclaration ?? ''}`}
        t={t}
        partagees={partagees}
        sansNom={sansNom}
      />
    ))}
  </ul>
)

export const titreAFaire = (total: number): string =>
  total === 0 ? 'À faire' : `À faire (${formatNombre(total)})`

/** What this person has to do, by its day: how many in all, the first ones, then all of them. */
export const AFaire = ({ premieres }: { premieres: number }) => {
  const { data, isLoadingError, refetch } = useAFaire()
  const [toutes, setToutes] = useState(false)
  if (isLoadingError)
    return <PartiePasLue relire={refetch}>Ce qui vous attend n’a pas pu être lu.</PartiePasLue>
  const taches = data?.taches ?? []
  const autres = toutes ? 0 : taches.length - premieres
  return (
    <Section
      title={titreAFaire(data?.total ?? 0)}
      actions={
        autres > 0 && (
          <Button kind="tertiary" small onClick={() => setToutes(true)}>
            {autres === 1 ? 'Voir la ligne suivante' : `Voir les ${autres} lignes suivantes`}
          </Button>
        )
      }
    >
      {data === undefined ? (
        <p aria-busy="true">Lecture de ce qui vous attend…</p>
      ) : taches.length === 0 ? (
        <p className="fr-mb-0">Rien ne vous attend aujourd’hui.</p>
      ) : (
        <ListeAFaire
          taches={toutes ? taches : taches.slice(0, premieres)}
          partagees={data.chezDesCollegues > 0}
        />
      )}
    </Section>
  )
}
