import {
  DUREES_RENOUVELLEMENT,
  type DureeRenouvellement,
  typesJustificatif,
} from '@registre/domain'
import { FieldCheckbox, FieldRadio, focusFieldSoon } from '@registre/ui'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { type Answer, isApiError, queryOf, useCommand } from '../../lib/api/index.ts'
import { formatNumero, formatTaille } from '../../lib/format.ts'
import { usePageTitle } from '../../lib/page-title.ts'
import { InternalLink } from '../../shell/InternalLink.tsx'
import { LECTURES_MANDAT } from '../mandats/lectures.ts'
import { PasLu } from '../PasLu.tsx'
import { Lectures } from '../fichiers-refuses.ts'
import { DepotPreuve } from '../preuve/DepotPreuve.tsx'
import { Refus } from '../Refus.tsx'
import { optionsJustificatif } from '../justificatifs.ts'
import { lienReference } from '../recu/lecture.ts'

const DUREES: Record<DureeRenouvellement, string> = {
  '12': 'Un an',
  '24': 'Deux ans',
  '36': 'Trois ans',
}
type Bilan = Answer<'renouvelerMandats'>

const nommer = (r: { nom: string; numeroImmatriculation: string }): string =>
  [r.nom, r.numeroImmatriculation && formatNumero(r.numeroImmatriculation)]
    .filter((t) => t !== '')
    .join(', ') || 'Copropriété inconnue'

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

const Periodes = ({
  legende,
  lignes,
}: {
  legende: string
  lignes: Answer<'preparerRenouvellements'>
}) => (
  <table className="rc-liste">
    <caption className="fr-sr-only">{legende}</caption>
    <thead>
      <tr>
        <th scope="col">Copropriété</th>
        <th scope="col">Nouveau mandat</th>
      </tr>
    </thead>
    <tbody>
      {lignes.map((r) => (
        <tr key={r.id}>
          <th scope="row">{nommer(r)}</th>
          <td>
            {r.erreurs.length > 0 ? (
              <span className="rc-delai--error">{r.erreurs.map((e) => e.message).join(' ')}</span>
            ) : (
              `du ${r.dateDebut} au ${r.dateFin}`
            )}
          </td>
        </tr>
      ))}
    </tbody>
  </table>
)

type Champ = 'file' | 'type' | 'confirmation' | 'envoi'

/** Renews the chosen mandates in one act: their periods first, then one proof for all. */
export const RenouvelerPlusieurs = ({
  ids,
  duree,
  onDuree,
  onFini,
  onRevenir,
}: {
  ids: readonly number[]
  duree: DureeRenouvellement
  onDuree: (duree: DureeRenouvellement) => void
  onFini: () => void
  onRevenir: () => void
}) => {
  const [file, setFile] = useState<File | null>(null)
  const [lectures] = useState(() => new Set<Promise<boolean>>())
  const [type, setType] = useState('')
  const [fautes, setFautes] = useState<Partial<Record<Champ, string>>>({})
  const [confirme, setConfirme] = useState(false)
  const [bilan, setBilan] = useState<Bilan | null>(null)
  const nom = `Renouveler ${ids.length} mandat${ids.length > 1 ? 's' : ''}`
  usePageTitle({ titre: nom })
  const titre = useRef<HTMLHeadingElement>(null)
  useEffect(() => titre.current?.focus(), [bilan])
  const { data, isError, refetch } = useQuery({
    ...queryOf('preparerRenouvellements')({ body: { idCoproprietes: [...ids], dureeMois: duree } }),
    staleTime: 0,
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
    if (lectures.size > 0)
      return refuser('file', 'Attendez que ce document soit lu, et regardez ce qui en est gardé.')
    const choisi = typesJustificatif(false).find((t) => t === type)
    if (file && !choisi) return refuser('type', 'Indiquez le type du justificatif.')
    if (phrases.size > 0 && !confirme)
      return refuser('confirmation', 'Confirmez la durée de ces mandats.')
    setFautes({})
    try {
      setBilan(
        await renouveler.mutateAsync({
          body: {
            idCoproprietes: possibles.map((r) => r.id),
            dureeMois: duree,
            typeJustifMandat: file ? (choisi ?? null) : null,
            confirmations: [...phrases.keys()],
            ...(file ? { file } : {}),
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
            value={duree}
            options={DUREES_RENOUVELLEMENT.map((value) => ({ value, label: DUREES[value] }))}
            inputProps={{
              onChange: (e) =>
                onDuree(DUREES_RENOUVELLEMENT.find((d) => d === e.target.value) ?? '12'),
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
              <Periodes legende="Périodes des nouveaux mandats" lignes={possibles} />
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
                  setFile(choisi)
                }}
                onRefused={(message) => refuser('file', message)}
                onRemove={() => setFile(null)}
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
