import {
  DUREES_RENOUVELLEMENT,
  type DureeRenouvellement,
  typesJustificatif,
} from '@registre/domain'
import { FieldCheckbox, FieldRadio, focusFieldSoon } from '@registre/ui'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { type Answer, isApiError, queryOf, useCommand } from '../../lib/api/index.ts'
import { formatTaille } from '../../lib/format.ts'
import { usePageTitle } from '../../lib/page-title.ts'
import { InternalLink } from '../../shell/InternalLink.tsx'
import { LECTURES_MANDAT } from '../mandats/lectures.ts'
import { PasLu } from '../PasLu.tsx'
import { Lectures } from '../fichiers-refuses.ts'
import { DepotPreuve } from '../preuve/DepotPreuve.tsx'
import { useFichierLu } from '../preuve/use-fichier-lu.ts'
import { Refus } from '../Refus.tsx'
import { DUREES, nommer, Periodes } from './PeriodesRenouvelees.tsx'
import { optionsJustificatif } from '../justificatifs.ts'
import { lienReference } from '../recu/lecture.ts'

type Bilan = Answer<'renouvelerMandats'>

const Fait = ({ bilan, onFini }: { bilan: Bilan; onFini: () => void }) => (
  <>
    <div
      className={`fr-alert fr-alert--${bilan.refuses.length > 0 ? 'warning' : 'success'} fr-mb-2w`}
    >
      <p>
        {bilan.renouveles.length} mandat{bilan.renouveles.length > 1 ? 's' : ''} renouvelé
        {bilan.renouveles.length > 1 ? 's' : ''}
        {bilan.refuses.length > 0 && `, ${bilan.refuses.length} non renouvelé(s)`}.
      </p>
    </div>
    {bilan.refuses.length > 0 && (
      <ul>
        {bilan.refuses.map((r) => (
          <li key={r.id}>
            <strong>{nommer(r)}</strong> : {r.message}
          </li>
        ))}
      </ul>
    )}
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
    <button type="button" className="fr-btn" onClick={onFini}>
      Revenir à la liste
    </button>
  </>
)

/** More than so many are folded: the proof and the button come first. */
const PERIODES_OUVERTES = 10

type Champ = 'file' | 'type' | 'confirmation' | 'envoi'

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
  const { file, lectures, poser: poserFichier, lu } = useFichierLu()
  const [type, setType] = useState('')
  const [fautes, setFautes] = useState<Partial<Record<Champ, string>>>({})
  const [confirme, setConfirme] = useState(false)
  const [bilan, setBilan] = useState<Bilan | null>(null)
  const nom = `Renouveler ${ids.length} mandat${ids.length > 1 ? 's' : ''}`
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
  const phrases = new Map(
    possibles.flatMap((r) => r.aConfirmer.map((e) => [e.code, e.message] as const)),
  )
  const refuser = (champ: Champ, message: string): void => {
    setFautes({ [champ]: message })
    if (champ !== 'envoi') focusFieldSoon(champ)
  }
  const envoyer = async (): Promise<void> => {
    const preuve = await lu()
    if (preuve === undefined) return
    const choisi = typesJustificatif(false).find((t) => t === type)
    if (preuve && !choisi) return refuser('type', 'Indiquez le type du justificatif.')
    if (phrases.size > 0 && !confirme)
      return refuser('confirmation', 'Confirmez la durée de ces mandats.')
    setFautes({})
    try {
      setBilan(
        await renouveler.mutateAsync({
          body: {
            idCoproprietes: possibles.map((r) => r.id),
            durees: possibles.map((r) => dureeDe(Number(r.id))),
            typeJustifMandat: preuve ? (choisi ?? null) : null,
            confirmations: [...phrases.keys()],
            ...(preuve ? { file: preuve } : {}),
          },
        }),
      )
    } catch (error) {
      if (!isApiError(error)) throw error
      refuser('envoi', error.problem.message)
    }
  }
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
                : `${possibles.length} mandat${possibles.length > 1 ? 's peuvent être renouvelés' : ' peut être renouvelé'}${impossibles.length > 0 ? `, ${impossibles.length} ne ${impossibles.length > 1 ? 'le peuvent' : 'le peut'} pas` : ''}.`}
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
          <div className="rc-etroite fr-mt-3w">
            <Lectures value={lectures}>
              <DepotPreuve
                name="file"
                label="Un justificatif pour tous (facultatif)"
                hint="Contrats ou procès-verbaux réunis dans un PDF de moins de 5 Mo, ou leurs photographies, une par page."
                error={fautes.file}
                {...(file ? { current: `${file.name} (${formatTaille(file.size)})` } : {})}
                progress={renouveler.isPending && file ? 'unknown' : null}
                onFile={(choisi) => {
                  setFautes({})
                  poserFichier(choisi)
                }}
                onRefused={(message) => refuser('file', message)}
                onRemove={() => poserFichier(null)}
              />
            </Lectures>
            {file && (
              <div className="fr-mt-2w">
                <FieldRadio
                  name="type"
                  label="Type de justificatif"
                  required
                  error={fautes.type}
                  value={type}
                  inline={false}
                  options={optionsJustificatif(false)}
                  inputProps={{
                    onChange: (e) => {
                      setFautes({})
                      setType(e.target.value)
                    },
                  }}
                />
              </div>
            )}
            {[...phrases.values()].map((phrase) => (
              <FieldCheckbox
                key={phrase}
                name="confirmation"
                error={fautes.confirmation}
                label={`${phrase} Oui, je le confirme pour tous.`}
                inputProps={{ checked: confirme, onChange: (e) => setConfirme(e.target.checked) }}
              />
            ))}
          </div>
          <Refus>{fautes.envoi ?? ''}</Refus>
          <ul className="fr-btns-group fr-btns-group--inline-md fr-mt-2w">
            <li>
              <button
                type="button"
                className="fr-btn"
                aria-disabled={renouveler.isPending || possibles.length === 0}
                onClick={() => {
                  if (!renouveler.isPending && possibles.length > 0) void envoyer()
                }}
              >
                Renouveler {possibles.length} mandat{possibles.length > 1 ? 's' : ''}
              </button>
            </li>
            <li>
              <button type="button" className="fr-btn fr-btn--secondary" onClick={onRevenir}>
                Revenir à la liste
              </button>
            </li>
          </ul>
        </>
      )}
    </section>
  )
}
