import { type Adresse, adresseEnLigne, normaliserNumero } from '@registre/domain'
import { Button, fieldId, focusFieldSoon } from '@registre/ui'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { RechercheAdresse } from '../../../components/declaration/adresse/RechercheAdresse.tsx'
import { type Answer, callOf, isApiError, useCommand } from '../../../lib/api/index.ts'
import { DejaLa } from './DejaLa.tsx'
import { adresseEtape } from './recherche.ts'
import { Refus } from '../../../components/Refus.tsx'

const CHAMP = 'lieu'

interface Trouve {
  adresse: Adresse
  /** Null: the register could not be asked. */
  reponse: Answer<'chercherAuLieu'> | null
}

/** Begins a draft at an address, and opens it. */
const useCommencer = () => {
  const router = useRouter()
  const [refus, setRefus] = useState('')
  const creer = useCommand('enregistrerBrouillon', {
    business: true,
    invalidates: ['listerBrouillons'],
  })
  const commencer = async (adresse: Adresse): Promise<void> => {
    setRefus('')
    try {
      const { immatCopropriete } = await callOf('nouveauBrouillon', { params: { x: 'DEFAULT' } })
      const { id } = await creer.mutateAsync({
        params: { x: 'infos-rattachement' },
        body: {
          id: null,
          version: 0,
          typeImmat: 'DEFAULT',
          immatCopropriete: {
            identification: { ...immatCopropriete.identification, adressePrincipale: adresse },
          },
        },
      })
      await router.navigate({ href: adresseEtape('infos-rattachement', id) })
    } catch (error) {
      if (!isApiError(error)) throw error
      setRefus(error.message)
    }
  }
  return { refus, setRefus, occupe: creer.isPending, commencer }
}

/**
 * Where the co-ownership stands, before anything else: what the register has there already, or the
 * way on, with the address carried over.
 */
export const DebutSyndic = () => {
  const router = useRouter()
  const [trouve, setTrouve] = useState<Trouve | null>(null)
  const { refus, setRefus, occupe, commencer } = useCommencer()
  const chercher = async (adresse: Adresse): Promise<void> => {
    setRefus('')
    const reponse = await callOf('chercherAuLieu', { body: { adresse, parcelles: [] } }).catch(
      (error: unknown) => {
        if (!isApiError(error)) throw error
        // The last check comes before the sending in any case.
        return null
      },
    )
    setTrouve({ adresse, reponse })
    focusFieldSoon('lieu.reponse')
  }
  if (trouve === null)
    return (
      <RechercheAdresse
        nom={CHAMP}
        label="Adresse de la copropriété, ou son numéro d’immatriculation si vous l’avez"
        hint="Par exemple : 12 rue de la Paix 75002 Paris, ou AA1-234-567"
        required
        onAdresse={(adresse) => void chercher(adresse)}
        autrement={(texte) => {
          const numero = normaliserNumero(texte)
          if (numero === null) return false
          void router.navigate({ to: '/rattacher-une-copropriete/edit', search: { numero } })
          return true
        }}
      />
    )
  const { adresse, reponse } = trouve
  const dejaLa = reponse !== null && reponse.immatriculees.length > 0
  return (
    <div id={fieldId('lieu.reponse')} tabIndex={-1}>
      <p className="fr-mb-2w">
        <strong>{adresseEnLigne(adresse)}</strong>{' '}
        <Button
          kind="tertiary-no-outline"
          small
          onClick={() => {
            setTrouve(null)
            focusFieldSoon(CHAMP)
          }}
        >
          Changer d’adresse
        </Button>
      </p>
      <DejaLa reponse={reponse} />
      <Refus>{refus}</Refus>
      <Button
        kind={dejaLa ? 'secondary' : undefined}
        aria-disabled={occupe}
        onClick={() => void (occupe || commencer(adresse))}
      >
        {dejaLa
          ? 'Aucune n’est la mienne : commencer une immatriculation'
          : 'Commencer une immatriculation'}
      </Button>
    </div>
  )
}
