import { afficherNumero, BLOCS_REGLES, isNotaire } from '@registre/domain'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { LISTES_COPROPRIETES } from '../../../components/coproprietes/lectures.ts'
import { LECTURES_RECU, lienRecu } from '../../../components/recu/lecture.ts'
import { useBrouillon } from '../../../components/declaration/brouillon.tsx'
import { isApiError, useCommand } from '../../../lib/api/index.ts'
import { useCompteConnecte } from '../../../lib/session.ts'
import { useNavigationEtapes } from './use-navigation-etapes.ts'

/** What a notary reads once the request is sent: the number, or that a keeper examines it. */
export interface Suite {
  numero: string | null
  coproprieteId: number
}

const LISTES = [
  'listerBrouillons',
  'lireTableauDeBordSyndic',
  ...LISTES_COPROPRIETES,
  'visualiserCopropriete',
  ...LECTURES_RECU,
] as const

/** The call of each kind of declaration, and what its sender reads next. */
const useEnvoyer = () => {
  const { session } = useBrouillon()
  const { profil, idTeledeclarant } = useCompteConnecte()
  const { accueil } = useNavigationEtapes()
  const syndic = useCommand('changerEtatBrouillon', { business: true, invalidates: LISTES })
  const notaire = useCommand('soumettreImmatriculationNotaire', {
    business: true,
    invalidates: LISTES,
  })
  const maj = useCommand('enregistrerDeclaration', {
    business: true,
    invalidates: [
      ...LISTES,
      'lireDeclaration',
      'listerDeclarationsPrecedentes',
      'lireChronologie',
      'lireEtatALaDate',
    ],
  })
  const [suite, setSuite] = useState<Suite | null>(null)

  const envoyer = async (message: string): Promise<void> => {
    const { declaration, confirmations } = session.etat()
    const { id, version } = declaration
    if (id === null) return
    if (declaration.idDeclarationDeBase !== null) {
      const { etat } = await maj.mutateAsync({
        params: { flag: 'true', x: id },
        body: {
          id,
          version,
          typeImmat: declaration.typeImmat,
          immatCopropriete: {},
          confirmations: [...confirmations],
        },
      })
      session.fermer()
      const aAccepter = etat === 'A_VALIDER'
      accueil(
        aAccepter ? 'Mise à jour transmise' : 'Mise à jour enregistrée',
        aAccepter
          ? 'Le syndic actuel doit l’accepter avant qu’elle n’entre en vigueur. Vous en serez informé par courriel.'
          : 'Les données de la copropriété sont à jour. Les précédentes restent dans l’historique.',
        lienRecu('M', id),
      )
      return
    }
    const reponseAuTeneur = message.trim() === '' ? {} : { message: message.trim() }
    if (isNotaire(profil) && idTeledeclarant !== null) {
      const reponse = await notaire.mutateAsync({
        params: { x: idTeledeclarant },
        body: { id, version, confirmations: [...confirmations], ...reponseAuTeneur },
      })
      session.fermer()
      setSuite({
        numero: reponse.numeroImmatriculation && afficherNumero(reponse.numeroImmatriculation),
        coproprieteId: reponse.coproprieteId,
      })
      return
    }
    const { echeance, demandeId } = await syndic.mutateAsync({
      body: {
        id,
        version,
        etat: 'A_VALIDER',
        confirmations: [...confirmations],
        ...reponseAuTeneur,
      },
    })
    session.fermer()
    accueil(
      'Demande envoyée',
      `Le teneur du registre l’examinera au plus tard le ${echeance}. Vous en serez informé par courriel.`,
      ...(demandeId === null ? [] : [lienRecu('R', Number(demandeId))]),
    )
  }
  return { envoyer, suite, occupe: syndic.isPending || notaire.isPending || maj.isPending }
}

/**
 * Sends the request for good: a syndic's goes to the keepers, a notary's is registered at once
 * unless something is very close.
 */
export const useDepot = () => {
  const { session, surRefus, tenter } = useBrouillon()
  const { allerA } = useNavigationEtapes()
  const { envoyer, occupe, suite } = useEnvoyer()
  const queryClient = useQueryClient()
  const [refus, setRefus] = useState('')
  const [depassee, setDepassee] = useState(false)

  const surEchec = (error: unknown): void => {
    if (!isApiError(error)) throw error
    if (session.surConflit(error)) return
    const { code, champs = [], message, infos } = error.problem
    setDepassee(code === 'version-perimee' && infos?.['base'] !== undefined)
    setRefus([message, ...champs.map((c) => c.message)].join(' '))
    if (code === 'doublons-a-examiner') {
      // What was compared before the sending is not what the register holds now.
      queryClient.removeQueries({ queryKey: ['listerDoublonsDeclaration'] })
      return allerA('doublons')
    }
    surRefus(champs)
    const bloc = BLOCS_REGLES.find((b) => champs[0]?.champ.startsWith(`${b}.`))
    if (bloc) tenter([bloc])
  }

  return {
    occupe,
    refus,
    /** Somebody filed another update meanwhile: this one is to be taken up on top of it. */
    depassee,
    suite,
    deposer: async (message: string): Promise<void> => {
      setRefus('')
      setDepassee(false)
      if (!(await session.enregistrer('recapitulatif')))
        return setRefus(
          'Votre saisie n’a pas pu être enregistrée : la demande n’est pas envoyée. Réessayez dans un instant.',
        )
      await envoyer(message).catch(surEchec)
    },
  }
}
