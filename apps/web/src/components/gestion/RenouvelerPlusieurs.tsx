import { compter, DUREES_RENOUVELLEMENT, type DureeRenouvellement } from '@registre/domain'
import { Button, FieldRadio } from '@registre/ui'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { type Answer, queryOf, useCommand } from '../../lib/api/index.ts'
import { usePageTitle } from '../../lib/page-title.ts'
import { InternalLink } from '../../shell/InternalLink.tsx'
import { ActeCommun, type Commun } from '../lot/ActeCommun.tsx'
import { Bilan } from '../lot/Bilan.tsx'
import { LECTURES_MANDAT } from '../mandats/lectures.ts'
import { PasLu } from '../PasLu.tsx'
import { lienReference } from '../recu/lecture.ts'
import { DUREES, nommer, Periodes } from './PeriodesRenouvelees.tsx'

const Fait = ({ bilan, onFini }: { bilan: Answer<'renouvelerMandats'>; onFini: () => void }) => (
  <>
    <Bilan
      faits={compter(bilan.renouveles.length, 'mandat renouvelé', 'mandats renouvelés')}
      refuses={bilan.refuses.map((r) => ({
        cle: Number(r.id),
        nom: nommer(r),
        message: r.message,
      }))}
    />
    {bilan.renouveles.length > 0 && (
      <details className="fr-mb-2w">
        <summary>Les mandats renouvelés</summary>
        <ul>
          {bilan.renouveles.map((r) => (
            <li key={r.id}>
              {nommer(r)} : du {r.dateDebut} au {r.dateFin},{' '}
              <InternalLink className="fr-link" href={lienReference(r.reference)}>
                reçu {r.reference}
              </InternalLink>
            </li>
          ))}
        </ul>
      </details>
    )}
    <Button onClick={onFini}>Revenir à la liste</Button>
  </>
)

/** More than so many are folded: the proof and the button come first. */
const PERIODES_OUVERTES = 10

/** Renews the chosen mandates in one act: their periods first, then one proof for all. */
export const RenouvelerPlusieurs = ({
  ids,
  duree,
  durees,
  onDuree,
  onFini,
  onRevenir,
}: {
  ids: readonly number[]
  duree: DureeRenouvellement
  /** Of those that do not last as the others. */
  durees: ReadonlyMap<number, DureeRenouvellement>
  onDuree: (duree: DureeRenouvellement, durees: ReadonlyMap<number, DureeRenouvellement>) => void
  onFini: () => void
  onRevenir: () => void
}) => {
  const [bilan, setBilan] = useState<Answer<'renouvelerMandats'> | null>(null)
  const nom = `Renouveler ${compter(ids.length, 'mandat')}`
  usePageTitle({ titre: nom })
  const titre = useRef<HTMLHeadingElement>(null)
  useEffect(() => titre.current?.focus(), [bilan])
  const dureeDe = (id: number): DureeRenouvellement => durees.get(id) ?? duree
  const poser = (id: number, choisie: string): void => {
    const une = DUREES_RENOUVELLEMENT.find((d) => d === choisie)
    if (!une) return
    const autres = new Map(durees)
    if (une === duree) autres.delete(id)
    else autres.set(id, une)
    onDuree(duree, autres)
  }
  const { data, isError, refetch } = useQuery({
    ...queryOf('preparerRenouvellements')({
      body: { idCoproprietes: [...ids], durees: ids.map(dureeDe) },
    }),
    staleTime: 0,
    // A duration that changes moves one row: the others stay in view.
    placeholderData: keepPreviousData,
  })
  const renouveler = useCommand('renouvelerMandats', {
    business: true,
    invalidates: LECTURES_MANDAT,
  })
  const possibles = (data ?? []).filter((r) => r.erreurs.length === 0)
  const impossibles = (data ?? []).filter((r) => r.erreurs.length > 0)
  const envoyer = async ({ file, ...commun }: Commun): Promise<void> =>
    setBilan(
      await renouveler.mutateAsync({
        body: {
          idCoproprietes: possibles.map((r) => r.id),
          durees: possibles.map((r) => dureeDe(Number(r.id))),
          ...commun,
          ...(file ? { file } : {}),
        },
      }),
    )
  return (
    <section aria-labelledby="renouveler-plusieurs">
      <h1 id="renouveler-plusieurs" ref={titre} tabIndex={-1}>
        {nom}
      </h1>
      {bilan ? (
        <Fait bilan={bilan} onFini={onFini} />
      ) : (
        <>
          <p>
            Chaque mandat est prolongé à la suite de sa fin. Le renouvellement prend effet sans
            examen du teneur du registre.
          </p>
          <FieldRadio
            name="duree"
            label="Durée des nouveaux mandats"
            hint="Celle de tous ; chacun peut en avoir une autre, ci-dessous."
            value={duree}
            options={DUREES_RENOUVELLEMENT.map((value) => ({ value, label: DUREES[value] }))}
            inputProps={{
              onChange: (e) =>
                onDuree(DUREES_RENOUVELLEMENT.find((d) => d === e.target.value) ?? '12', new Map()),
            }}
          />
          {isError && data === undefined && (
            <PasLu relire={refetch} className="">
              Les nouvelles périodes n’ont pas pu être calculées.
            </PasLu>
          )}
          <p role="status">
            {data === undefined && isError
              ? ''
              : data === undefined
                ? 'Calcul des nouvelles périodes…'
                : `${compter(possibles.length, 'mandat peut être renouvelé', 'mandats peuvent être renouvelés')}${impossibles.length > 0 ? `, ${compter(impossibles.length, 'ne le peut pas', 'ne le peuvent pas')}` : ''}.`}
          </p>
          {impossibles.length > 0 && (
            <Periodes legende="Mandats qui ne peuvent pas être renouvelés" lignes={impossibles} />
          )}
          {possibles.length > 0 && (
            <details open={possibles.length <= PERIODES_OUVERTES}>
              <summary>Les nouvelles périodes, copropriété par copropriété</summary>
              <Periodes
                legende="Périodes des nouveaux mandats"
                lignes={possibles}
                dureeDe={dureeDe}
                onDuree={poser}
              />
            </details>
          )}
          <ActeCommun
            lignes={possibles}
            preuve={{
              requise: false,
              label: 'Un justificatif pour tous (facultatif)',
              hint: 'Contrats ou procès-verbaux réunis dans un PDF de moins de 5 Mo, ou leurs photographies, une par page.',
            }}
            pour="tous"
            action={`Renouveler ${compter(possibles.length, 'mandat')}`}
            enCours={renouveler.isPending}
            envoyer={envoyer}
            retour={
              <Button kind="secondary" onClick={onRevenir}>
                Revenir à la liste
              </Button>
            }
          />
        </>
      )}
    </section>
  )
}
