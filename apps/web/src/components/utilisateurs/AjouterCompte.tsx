import { deNom } from '@registre/domain'
import { useRouter } from '@tanstack/react-router'
import { type Args, useCommand } from '../../lib/api/index.ts'
import { notify } from '../../lib/notifications.ts'
import { MissingRightPage } from '../../shell/pages.tsx'
import { LECTURES_TELEDECLARANTS } from '../teledeclarants/teledeclarant.ts'
import { LECTURES_COMPTES, nomDe, type profilsACreer } from './comptes.ts'
import { COMPTE_VIERGE, FormulaireCompte } from './FormulaireCompte.tsx'

/** The screen that adds an account to one's own house, or to a declarant's by a keeper. */
export const AjouterCompte = ({
  titre,
  possibles: { profils, complet },
  chez,
  retour,
}: {
  titre: string
  possibles: ReturnType<typeof profilsACreer>
  /** The declarant whose account it is; one's own house otherwise. */
  chez?: number
  retour: string
}) => {
  const router = useRouter()
  const creer = useCommand('creerUtilisateur', {
    business: true,
    invalidates: [...LECTURES_COMPTES, ...LECTURES_TELEDECLARANTS],
  })
  if (profils.length === 0) return <MissingRightPage />
  const envoyer = async (args: Args<'creerUtilisateur'>): Promise<void> => {
    const cree = await creer.mutateAsync(args)
    notify(
      'success',
      `Le compte ${deNom(nomDe(cree))} est créé.`,
      `Un courriel lui a été envoyé à l’adresse ${cree.email}.`,
    )
    await router.navigate({ href: retour })
  }
  return (
    <>
      <h1 tabIndex={-1}>{titre}</h1>
      <p>
        La personne recevra un courriel avec un lien, valable un jour, pour choisir son mot de
        passe.
      </p>
      <FormulaireCompte
        nouveau
        initiale={COMPTE_VIERGE}
        operation="creerUtilisateur"
        toArgs={(saisie) => ({ body: chez ? { ...saisie, idTeledeclarant: chez } : saisie })}
        profils={profils}
        retour={retour}
        envoyer={envoyer}
        {...(complet
          ? { aideNiveau: 'Les quatre administrateurs secondaires possibles sont déjà créés.' }
          : {})}
      />
    </>
  )
}
