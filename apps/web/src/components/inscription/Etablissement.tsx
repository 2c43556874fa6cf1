import {
  apeAccepte,
  controlerSiret,
  erreurApe,
  normaliserSiret,
  siretLisible,
} from '@registre/domain'
import { Button, fieldId, focusFieldSoon, KeyValueList, Section } from '@registre/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { type Answer, isApiError, queryOf } from '../../lib/api/index.ts'
import { ChampsEtablissement } from '../etablissement/ChampsEtablissement.tsx'
import { FormText, useFieldError } from '../form-fields.tsx'
import type { SaisieCreation } from './saisie.ts'

type Trouve = Answer<'lireEtablissementSirene'>

/** Why this establishment cannot be a syndic's; '' when it can. */
const empechement = (e: Trouve): string => {
  if (!e.actif)
    return 'Cet établissement est fermé : utilisez le SIRET d’un établissement en activité.'
  return apeAccepte('PRO', e.codeApe) ? '' : erreurApe('PRO').message
}

const useRecherche = () => {
  const queryClient = useQueryClient()
  const { getValues, setValue, setError, clearErrors } = useFormContext<SaisieCreation>()
  const [panne, setPanne] = useState('')
  const [occupe, setOccupe] = useState(false)
  const refuser = (message: string): void => {
    setError('etablissement.siret', { type: 'recherche', message })
    focusFieldSoon('etablissement.siret')
  }
  const retenir = (e: Trouve): void => {
    const { telephone } = getValues('etablissement')
    const { siret, raisonSociale, codeApe, complement, voie, codePostal, commune } = e
    setValue('etablissement', {
      siret,
      raisonSociale,
      codeApe,
      complement,
      voie,
      codePostal,
      commune,
      telephone,
    })
    setValue('mode', 'trouve')
    clearErrors(['etablissement', 'mode'])
  }
  /** Another number was typed while this one was looked for: its answer says nothing. */
  const remplace = (siret: string): boolean =>
    normaliserSiret(getValues('etablissement.siret')) !== siret
  const chercher = async (): Promise<void> => {
    const siret = normaliserSiret(getValues('etablissement.siret'))
    const [faute] = controlerSiret(siret)
    setPanne('')
    if (faute) return refuser(faute.message)
    setOccupe(true)
    try {
      const trouve = await queryClient.fetchQuery({
        ...queryOf('lireEtablissementSirene')(
          { params: { siret } },
          { silent: true, business: true },
        ),
        retry: false,
      })
      if (remplace(siret)) return
      const motif = empechement(trouve)
      if (motif === '') retenir(trouve)
      else refuser(motif)
    } catch (error) {
      if (!isApiError(error)) throw error
      if (!remplace(siret)) setPanne(error.problem.message)
    } finally {
      setOccupe(false)
    }
  }
  return { chercher, panne, occupe, setPanne }
}

const Retenu = ({ e }: { e: SaisieCreation['etablissement'] }) => (
  <KeyValueList
    items={{
      SIRET: siretLisible(e.siret),
      'Raison sociale': e.raisonSociale,
      'Code APE': e.codeApe,
      Adresse: [e.complement, e.voie, `${e.codePostal} ${e.commune}`]
        .filter((l) => l !== '')
        .join(', '),
    }}
  />
)

const Chercher = ({ occupe, onChercher }: { occupe: boolean; onChercher: () => void }) => {
  const raison = useId()
  const aChercher = useFieldError('mode')
  return (
    <>
      {aChercher && (
        <p className="fr-error-text fr-mt-0 fr-mb-2w" id={raison}>
          {aChercher}
        </p>
      )}
      <Button
        kind="secondary"
        className="fr-mb-3w"
        id={fieldId('mode')}
        aria-describedby={raison}
        disabled={occupe}
        onClick={onChercher}
      >
        {occupe ? 'Recherche…' : 'Rechercher l’établissement'}
      </Button>
    </>
  )
}

/**
 * The establishment of a professional: found by its SIRET in the directory of companies, or typed
 * when the directory is silent.
 */
export const Etablissement = () => {
  const { watch, setValue, clearErrors } = useFormContext<SaisieCreation>()
  const mode = watch('mode')
  const etablissement = watch('etablissement')
  const { chercher, panne, occupe, setPanne } = useRecherche()
  const changer = (vers: SaisieCreation['mode']): void => {
    setPanne('')
    clearErrors('mode')
    setValue('mode', vers)
    focusFieldSoon(vers === 'saisie' ? 'etablissement.raisonSociale' : 'etablissement.siret')
  }
  return (
    <Section title="Votre établissement">
      {mode === 'trouve' ? (
        <>
          <p role="status">Établissement trouvé dans l’annuaire des entreprises :</p>
          <Retenu e={etablissement} />
          <p className="fr-hint-text">
            Le code d’activation sera envoyé par courrier à cette adresse.
          </p>
          <Button kind="secondary" className="fr-mb-3w" onClick={() => changer('recherche')}>
            Changer d’établissement
          </Button>
        </>
      ) : (
        <>
          <FormText
            name="etablissement.siret"
            label="SIRET"
            hint="Les 14 chiffres de l’établissement qui gère les copropriétés"
            required
            inputProps={{ autoComplete: 'off', inputMode: 'numeric' }}
          />
          {mode === 'recherche' && <Chercher occupe={occupe} onChercher={() => void chercher()} />}
        </>
      )}
      <div role="status">
        {panne !== '' && (
          <div className="fr-alert fr-alert--warning fr-mb-3w">
            <p>{panne}</p>
            <Button kind="secondary" className="fr-mt-2w" onClick={() => changer('saisie')}>
              Saisir l’établissement
            </Button>
          </div>
        )}
      </div>
      {mode === 'saisie' && <ChampsEtablissement aideApe="Exemple : 68.32A" complement />}
      <FormText
        name="etablissement.telephone"
        label="Téléphone de l’établissement"
        hint="Exemple : +33122334455"
        inputProps={{ type: 'tel', autoComplete: 'work tel' }}
      />
    </Section>
  )
}
