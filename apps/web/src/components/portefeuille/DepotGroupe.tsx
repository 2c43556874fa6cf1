import {
  type EtatLigne,
  compter,
  LABELS_ETAT_LIGNE,
  LABELS_ETAT_PORTEFEUILLE,
  rowsOf,
} from '@registre/domain'
import { Button, ConfirmDialog, KeyValueList, StateBadge, Buttons } from '@registre/ui'
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useCommand } from '../../lib/api/index.ts'
import { formatInstant, formatNombre } from '../../lib/format.ts'
import { notify } from '../../lib/notifications.ts'
import { usePageTitle } from '../../lib/page-title.ts'
import { InternalLink } from '../../shell/InternalLink.tsx'
import { depotQuery } from './depot-query.ts'
import { LignesDepot } from './LignesDepot.tsx'
import { type Confirmations, cleDe, ReglesAConfirmer } from './ReglesAConfirmer.tsx'
import { RepriseSuivie } from './RepriseSuivie.tsx'
import { Avancement, Resultat } from './Resultat.tsx'
import { miseAJours, type Portefeuille, type Regle, TONS_PORTEFEUILLE } from './textes.ts'

/** What is confirmed, row by row, as the call takes it; and how many rows it makes ready. */
const parLigne = (regles: readonly Regle[], confirmations: Confirmations) => {
  const demandes = new Map<number, string[]>()
  for (const { code, lignes } of regles)
    for (const ligne of lignes) demandes.set(ligne, [...(demandes.get(ligne) ?? []), code])
  const lignes = [...demandes].map(([ligne, codes]) => ({
    ligne,
    codes: codes.filter((code) => confirmations.has(cleDe(ligne, code))),
    demandes: codes.length,
  }))
  return {
    confirmations: lignes
      .filter((l) => l.codes.length > 0)
      .map(({ ligne, codes }) => ({ ligne, codes })),
    pretes: lignes.filter((l) => l.codes.length === l.demandes).length,
  }
}

const INVALIDES = ['lirePortefeuille', 'listerLignesPortefeuille', 'listerPortefeuilles'] as const

const Actions = ({
  portefeuille: p,
  regles,
  confirmations,
}: {
  portefeuille: Portefeuille
  regles: readonly Regle[]
  confirmations: Confirmations
}) => {
  const deposer = useCommand('deposerPortefeuille', { invalidates: INVALIDES })
  const annuler = useCommand('annulerPortefeuille', { invalidates: INVALIDES })
  const [question, setQuestion] = useState<'deposer' | 'annuler' | null>(null)
  const choix = parLigne(regles, confirmations)
  const pretes = p.comptes.PRETE + choix.pretes
  const laissees = p.comptes.EN_ERREUR + p.comptes.A_CONFIRMER - choix.pretes
  const faire = async (): Promise<void> => {
    if (question === 'deposer')
      await deposer.mutateAsync({
        params: { id: p.id },
        body: { confirmations: choix.confirmations },
      })
    else await annuler.mutateAsync({ params: { id: p.id } })
    if (question === 'annuler') notify('success', 'Le dépôt groupé est annulé.')
    setQuestion(null)
  }
  return (
    <>
      <Buttons className="fr-mt-3w">
        {p.etat === 'CONTROLE' && (
          <Button disabled={pretes === 0} onClick={() => setQuestion('deposer')}>
            Déposer {miseAJours(pretes)}
          </Button>
        )}
        <Button kind="secondary" onClick={() => setQuestion('annuler')}>
          {p.etat === 'EN_COURS' ? 'Arrêter le dépôt' : 'Annuler ce dépôt'}
        </Button>
      </Buttons>
      <ConfirmDialog
        open={question !== null}
        title={
          question === 'annuler' ? 'Annuler ce dépôt groupé ?' : `Déposer ${miseAJours(pretes)} ?`
        }
        confirmLabel={question === 'annuler' ? 'Annuler le dépôt' : 'Déposer'}
        busy={deposer.isPending || annuler.isPending}
        onConfirm={() => void faire().catch(() => setQuestion(null))}
        onCancel={() => setQuestion(null)}
      >
        <p>
          {question === 'annuler'
            ? 'Les mises à jour déjà déposées restent enregistrées ; les autres lignes ne le seront pas.'
            : 'Ces mises à jour annuelles entrent en vigueur au registre : les comptes déclarés ne pourront plus être modifiés.'}
        </p>
        {question === 'deposer' && laissees > 0 && (
          <p>
            {laissees > 1
              ? `${formatNombre(laissees)} lignes en erreur ou non confirmées sont laissées`
              : 'Une ligne en erreur ou non confirmée est laissée'}{' '}
            de côté.
          </p>
        )}
      </ConfirmDialog>
    </>
  )
}

/** One portfolio, from its check to its result. */
export const DepotGroupe = ({
  id,
  etat,
  page,
}: {
  id: number
  etat: EtatLigne | undefined
  page: number
}) => {
  const { data } = useSuspenseQuery({
    ...depotQuery(id),
    refetchInterval: ({ state }) => (state.data?.portefeuille.etat === 'EN_COURS' ? 1000 : false),
  })
  const { portefeuille: p, regles } = data
  const reprise = p.cedant !== null
  const [confirmations, setConfirmations] = useState<Confirmations>(new Set())
  const queryClient = useQueryClient()
  const depot = p.nom === '' ? `Dépôt groupé n° ${p.id}` : `Dépôt groupé « ${p.nom} »`
  const titre = reprise ? p.nom : depot
  usePageTitle({ titre })
  // The rows that were read while it ran are those of before its end.
  useEffect(
    () => void queryClient.invalidateQueries({ queryKey: ['listerLignesPortefeuille'] }),
    [p.etat, queryClient],
  )
  const changer = (cles: readonly string[], confirme: boolean): void =>
    setConfirmations(
      (avant) =>
        new Set(confirme ? [...avant, ...cles] : [...avant].filter((cle) => !cles.includes(cle))),
    )
  const aControler = p.etat === 'CONTROLE'
  if (reprise)
    return (
      <RepriseSuivie portefeuille={p}>
        {!aControler && (
          <LignesDepot portefeuille={p} etat={etat} page={page} confirmations={confirmations} />
        )}
      </RepriseSuivie>
    )
  return (
    <>
      <h1 tabIndex={-1} className="rc-cesure">
        {titre}
      </h1>
      <p>
        <StateBadge tone={TONS_PORTEFEUILLE[p.etat]}>{LABELS_ETAT_PORTEFEUILLE[p.etat]}</StateBadge>
      </p>
      {p.etat === 'EN_COURS' && <Avancement portefeuille={p} />}
      {(p.etat === 'TERMINE' || p.etat === 'ANNULE') && <Resultat portefeuille={p} />}
      <KeyValueList
        items={{
          'Contrôlé le': `${formatInstant(p.creeLe)}, par ${p.par}`,
          'Déposé le': p.soumisLe ? formatInstant(p.soumisLe) : undefined,
          ...Object.fromEntries(
            rowsOf(p.comptes).map(([e, n]) => [LABELS_ETAT_LIGNE[e], n > 0 && compter(n, 'ligne')]),
          ),
        }}
      />
      {aControler && regles.length > 0 && (
        <ReglesAConfirmer regles={regles} confirmations={confirmations} changer={changer} />
      )}
      {(aControler || p.etat === 'EN_COURS') && (
        <Actions portefeuille={p} regles={regles} confirmations={confirmations} />
      )}
      <LignesDepot
        portefeuille={p}
        etat={etat}
        page={page}
        confirmations={confirmations}
        changer={aControler ? changer : undefined}
      />
      <p className="fr-mt-3w">
        <InternalLink href="/copropriete/depot-groupe">Déposer un autre classeur</InternalLink>
      </p>
    </>
  )
}
