import { FieldText, focusFieldSoon, RequiredNote } from '@registre/ui'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { isApiError, useCommand } from '../../lib/api/index.ts'
import { formatTaille } from '../../lib/format.ts'
import { notify } from '../../lib/notifications.ts'
import { Lectures } from '../fichiers-refuses.ts'
import { DepotPreuve } from '../preuve/DepotPreuve.tsx'
import { useFichierLu } from '../preuve/use-fichier-lu.ts'
import { Refus } from '../Refus.tsx'

/** What is asked, what is refused of it, and the sending. */
const useDemande = () => {
  const router = useRouter()
  const joint = useFichierLu()
  const [cedant, setCedant] = useState('')
  const [fautes, setFautes] = useState<Readonly<Record<string, string>>>({})
  const envoyer = useCommand('rattacherPlusieurs', {
    business: true,
    invalidates: ['listerPortefeuilles'],
  })
  const refuser = (champ: string, message: string): void => {
    setFautes({ [champ]: message })
    focusFieldSoon(champ)
  }
  const demander = async (): Promise<void> => {
    if (envoyer.isPending) return
    if (cedant.trim() === '') return refuser('cedant', 'Saisissez le SIRET du cabinet repris.')
    const file = await joint.lu()
    if (file === undefined) return
    if (!file) return refuser('file', 'Joignez ce qui prouve la fusion ou le rachat.')
    setFautes({})
    try {
      const { reprise } = await envoyer.mutateAsync({ body: { cedant, file } })
      notify('success', 'La demande est envoyée au teneur du registre.')
      if (reprise)
        await router.navigate({ to: '/copropriete/depot-groupe', search: { depot: reprise.id } })
    } catch (error) {
      if (!isApiError(error)) throw error
      const [champ] = error.problem.champs ?? []
      if (champ?.champ === 'cedant' || champ?.champ === 'file')
        return refuser(champ.champ, champ.message)
      setFautes({ envoi: error.problem.message })
    }
  }
  return {
    cedant,
    setCedant,
    joint,
    fautes,
    setFautes,
    refuser,
    occupe: envoyer.isPending,
    demander,
  }
}

/** The whole portfolio of another firm is asked for: its SIRET, one proof, one button. */
export const ReprendreCabinet = () => {
  const { cedant, setCedant, joint, fautes, setFautes, refuser, occupe, demander } = useDemande()
  return (
    <>
      <h1 tabIndex={-1}>Reprendre tout le portefeuille d’un cabinet</h1>
      <div className="rc-etroite">
        <p>
          Votre cabinet a fusionné avec un autre, ou l’a racheté : demandez toutes ses copropriétés
          en une fois. Un teneur décide, puis chacune change de syndic ; les mandats gardent leur
          terme.
        </p>
        <p>
          Si vous ne faites que déménager, changez plutôt votre SIRET dans « Mon établissement » :
          il n’y a rien à demander.
        </p>
        <RequiredNote />
        <FieldText
          name="cedant"
          label="SIRET du cabinet repris"
          hint="14 chiffres, celui sous lequel il a son compte au registre."
          required
          error={fautes['cedant']}
          inputProps={{
            value: cedant,
            inputMode: 'numeric',
            autoComplete: 'off',
            onChange: (e) => setCedant(e.target.value),
          }}
        />
        <Lectures value={joint.lectures}>
          <DepotPreuve
            name="file"
            label="Ce qui prouve la fusion ou le rachat (traité, acte de cession, annonce légale)"
            required
            error={fautes['file']}
            {...(joint.file
              ? { current: `${joint.file.name} (${formatTaille(joint.file.size)})` }
              : {})}
            progress={occupe && joint.file ? 'unknown' : null}
            onFile={(choisi) => {
              setFautes({})
              joint.poser(choisi)
            }}
            onRefused={(message) => refuser('file', message)}
            onRemove={() => joint.poser(null)}
          />
        </Lectures>
        <p className="fr-mt-2w">
          L’administrateur du cabinet repris est prévenu par courriel. Les demandes qu’il a encore à
          l’examen ne suivent pas.
        </p>
        <Refus>{fautes['envoi'] ?? ''}</Refus>
        <button
          type="button"
          className="fr-btn"
          aria-disabled={occupe}
          onClick={() => void demander()}
        >
          Demander la reprise
        </button>
      </div>
    </>
  )
}
