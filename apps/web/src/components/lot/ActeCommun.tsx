import { type TypeJustificatifMandat, typesJustificatif } from '@registre/domain'
import { Button, FieldCheckbox, FieldRadio, focusFieldSoon, Buttons } from '@registre/ui'
import { type ReactNode, useState } from 'react'
import { isApiError } from '../../lib/api/index.ts'
import { formatTaille } from '../../lib/format.ts'
import { Lectures } from '../fichiers-refuses.ts'
import { optionsJustificatif } from '../justificatifs.ts'
import { DepotPreuve } from '../preuve/DepotPreuve.tsx'
import { useFichierLu } from '../preuve/use-fichier-lu.ts'
import { Refus } from '../Refus.tsx'

/** What is said once for all the mandates of an act. */
export interface Commun {
  typeJustifMandat: TypeJustificatifMandat | null
  confirmations: string[]
  file: File | null
}

/** The last step of an act on many mandates: one proof, what must be confirmed, and one button. */
export const ActeCommun = ({
  lignes,
  preuve: { requise, ...preuve },
  pour,
  action,
  enCours,
  envoyer,
  retour,
}: {
  /** Those that may be sent. */
  lignes: readonly { aConfirmer: readonly { code: string; message: string }[] }[]
  preuve: { requise: boolean; label: string; hint?: string }
  /** Those that a box confirms at once. */
  pour: string
  action: string
  enCours: boolean
  envoyer: (commun: Commun) => Promise<void>
  /** The way out, beside the button. */
  retour?: ReactNode
}) => {
  const { file, lectures, poser, lu } = useFichierLu()
  const [type, setType] = useState(requise ? 'PV_AG' : '')
  const [confirmees, setConfirmees] = useState<readonly string[]>([])
  const [fautes, setFautes] = useState<Readonly<Record<string, string>>>({})
  const phrases = new Map(
    lignes.flatMap((l) => l.aConfirmer.map((e) => [e.code, e.message] as const)),
  )
  const refuser = (champ: string, message: string): void => {
    setFautes({ [champ]: message })
    focusFieldSoon(champ)
  }
  const deposer = async (): Promise<void> => {
    if (enCours || lignes.length === 0) return
    const joint = await lu()
    if (joint === undefined) return
    if (requise && !joint) return refuser('file', 'Joignez le justificatif des mandats.')
    const choisi = typesJustificatif(false).find((t) => t === type) ?? null
    if (joint && !choisi) return refuser('type', 'Indiquez le type du justificatif.')
    const oubliee = [...phrases.keys()].find((code) => !confirmees.includes(code))
    if (oubliee) return refuser(`confirmation-${oubliee}`, 'Confirmez les dates de ces mandats.')
    setFautes({})
    try {
      await envoyer({
        typeJustifMandat: joint && choisi,
        confirmations: [...phrases.keys()],
        file: joint,
      })
    } catch (error) {
      if (!isApiError(error)) throw error
      setFautes({ envoi: error.problem.message })
    }
  }
  return (
    <>
      <div className="rc-etroite fr-mt-3w">
        <Lectures value={lectures}>
          <DepotPreuve
            {...preuve}
            name="file"
            required={requise}
            error={fautes['file']}
            {...(file ? { current: `${file.name} (${formatTaille(file.size)})` } : {})}
            progress={enCours && file ? 'unknown' : null}
            onFile={(choisi) => {
              setFautes({})
              poser(choisi)
            }}
            onRefused={(message) => refuser('file', message)}
            onRemove={() => poser(null)}
          />
        </Lectures>
        {(requise || file) && (
          <div className="fr-mt-2w">
            <FieldRadio
              name="type"
              label="Type de justificatif"
              required
              error={fautes['type']}
              value={type}
              inline={false}
              options={optionsJustificatif(false)}
              inputProps={{ onChange: (e) => setType(e.target.value) }}
            />
          </div>
        )}
        {[...phrases].map(([code, phrase]) => (
          <FieldCheckbox
            key={code}
            name={`confirmation-${code}`}
            error={fautes[`confirmation-${code}`]}
            label={`${phrase} Oui, je le confirme pour ${pour}.`}
            inputProps={{
              checked: confirmees.includes(code),
              onChange: (e) =>
                setConfirmees((c) =>
                  e.target.checked ? [...c, code] : c.filter((autre) => autre !== code),
                ),
            }}
          />
        ))}
      </div>
      <Refus>{fautes['envoi'] ?? ''}</Refus>
      <Buttons className="fr-mt-2w">
        <Button aria-disabled={enCours || lignes.length === 0} onClick={() => void deposer()}>
          {action}
        </Button>
        {retour}
      </Buttons>
    </>
  )
}
