import type { Adresse } from '@registre/domain'
import { Button, ConfirmDialog, FieldText } from '@registre/ui'
import { useState, type ReactNode } from 'react'
import { lireAdresse } from '../adresses.ts'
import { useAjoutEnAttente } from '../ajouts-en-attente.ts'
import { useBrouillonOuvert } from '../brouillon.tsx'
import { AdresseManuelle } from './AdresseManuelle.tsx'
import { FenetreChoixAdresse } from './FenetreChoixAdresse.tsx'
import { useRechercheAdresse } from './use-recherche-adresse.ts'
import { checkCall, limitsOf } from '../../../lib/form-check.ts'

const Rechercher = ({ occupe, onClick }: { occupe: boolean; onClick: () => void }) => (
  <Button aria-disabled={occupe} onClick={onClick}>
    Rechercher
  </Button>
)

/** What follows a search: a choice among those found, the text kept as it is, or its parts typed. */
const Suite = ({
  nom,
  recherche: { etat, retenir, fermer, saisirMoiMeme },
}: {
  nom: string
  recherche: ReturnType<typeof useRechercheAdresse>
}) => {
  const conserver = (requete: string): void => {
    const lue = lireAdresse(requete)
    // An address without its commune cannot be kept as it is: the parts that miss are asked for.
    if (lue.codePostal === '' || lue.commune === '') saisirMoiMeme(requete)
    else retenir(lue)
  }
  if (etat.nom === 'choix')
    return (
      <FenetreChoixAdresse
        requete={etat.requete}
        choix={etat.choix}
        onChoix={retenir}
        onConserver={() => conserver(etat.requete)}
        onFermer={fermer}
      />
    )
  if (etat.nom === 'introuvable')
    return (
      <ConfirmDialog
        open
        title="Adresse non localisée"
        confirmLabel="Conserver mon adresse"
        cancelLabel="Modifier ma saisie"
        onConfirm={() => conserver(etat.requete)}
        onCancel={fermer}
      >
        <p>
          L’adresse « {etat.requete} » n’a pas été trouvée. Vous pouvez la conserver : elle sera
          déclarée sans sa place sur la carte, que vous pourrez donner plus tard.
        </p>
      </ConfirmDialog>
    )
  if (etat.nom !== 'manuel') return null
  return (
    <>
      {etat.avis && (
        <div className={`fr-alert fr-alert--${etat.avis.ton} fr-alert--sm fr-mb-2w`} role="alert">
          <p>{etat.avis.phrase}</p>
        </div>
      )}
      <AdresseManuelle nom={nom} depart={etat.depart} onValider={retenir} onAnnuler={fermer} />
    </>
  )
}

/**
 * A search field for an address and what follows: chosen directly, chosen in the window, kept as
 * typed, or typed in parts.
 */
export const RechercheAdresse = ({
  nom,
  label,
  hint = 'Numéro, voie, code postal et commune, par exemple : 12 rue de la Paix 75002 Paris',
  error,
  required,
  onAdresse,
  autrement,
}: {
  nom: string
  label: ReactNode
  hint?: ReactNode
  error?: string | undefined
  required?: boolean
  onAdresse: (adresse: Adresse) => void
  /** Takes a text that is no address (a number); true when it did. */
  autrement?: (texte: string) => boolean
}) => {
  const [texte, setTexte] = useState('')
  const [faute, setFaute] = useState<string | undefined>(undefined)
  const recherche = useRechercheAdresse((adresse) => {
    setTexte('')
    onAdresse(adresse)
  })
  const { etat, chercher, saisirMoiMeme } = recherche
  const lancer = async (): Promise<boolean> => {
    if (etat.nom === 'recherche') return false
    if (autrement?.(texte.trim())) return true
    const { errors } = await checkCall('rechercherAdresse', { query: { q: texte } })
    setFaute(errors[0]?.message)
    return errors.length === 0 && chercher(texte)
  }
  useAjoutEnAttente(useBrouillonOuvert()?.ajouts ?? null, {
    nom: () =>
      texte.trim() !== ''
        ? `l’adresse « ${texte.trim()} »`
        : etat.nom === 'manuel'
          ? 'l’adresse que vous saisissez'
          : '',
    ajouter: () => (etat.nom === 'repos' ? lancer() : Promise.resolve(false)),
  })
  return (
    <div className="fr-mb-2w">
      <FieldText
        name={nom}
        label={label}
        required={required ?? false}
        error={faute ?? error}
        hint={hint}
        addon={<Rechercher occupe={etat.nom === 'recherche'} onClick={() => void lancer()} />}
        inputProps={{
          value: texte,
          onFocus: limitsOf('rechercherAdresse', { q: nom }),
          autoComplete: 'off',
          onChange: (e) => setTexte(e.target.value),
          onKeyDown: (e) => {
            if (e.key !== 'Enter') return
            e.preventDefault()
            void lancer()
          },
        }}
      />
      <p role="status" className={etat.nom === 'recherche' ? 'fr-hint-text' : 'fr-sr-only'}>
        {etat.nom === 'recherche' ? 'Recherche de l’adresse…' : ''}
      </p>
      {etat.nom === 'repos' && (
        <Button kind="tertiary-no-outline" small onClick={() => saisirMoiMeme(texte)}>
          Saisir l’adresse sans la rechercher
        </Button>
      )}
      <Suite nom={nom} recherche={recherche} />
    </div>
  )
}
