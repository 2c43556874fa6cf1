import { normaliserNumero } from '@registre/domain'
import { Button, FieldText, focusField } from '@registre/ui'
import { useRouter } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import { handleFailure } from '../../lib/api/errors.ts'
import { callOf } from '../../lib/api/index.ts'
import { usePageTitle } from '../../lib/page-title.ts'
import { InternalLink } from '../../shell/InternalLink.tsx'

/**
 * Finds the co-ownership to dissolve by its number: a notary and a keeper have no portfolio to
 * choose from.
 */
export const ChoisirCopropriete = () => {
  const router = useRouter()
  const [texte, setTexte] = useState('')
  const [erreur, setErreur] = useState<string | undefined>(undefined)
  const [enCours, setEnCours] = useState(false)
  usePageTitle({ enErreur: erreur !== undefined })
  const refuser = (message: string): void => {
    setErreur(message)
    focusField('numero')
  }
  const chercher = async (): Promise<void> => {
    const numero = normaliserNumero(texte)
    if (numero === null)
      return refuser(
        'Un numéro d’immatriculation a deux lettres et sept chiffres, par exemple AA0-000-001.',
      )
    setErreur(undefined)
    setEnCours(true)
    try {
      const { ligneRechercheCoproprieteDTOList } = await callOf('rechercherImmatOuNomCopro', {
        body: { immatriculationOuNom: numero },
      })
      const [trouvee] = ligneRechercheCoproprieteDTOList
      if (!trouvee)
        return refuser('Aucune copropriété ne porte ce numéro, ou elle ne vous est pas accessible.')
      if (trouvee.sort) return refuser(`${trouvee.sort}.`)
      await router.navigate({
        to: '/copropriete/declarer-une-dissolution',
        search: { id: Number(trouvee.id) },
      })
    } catch (error) {
      handleFailure(error)
    } finally {
      setEnCours(false)
    }
  }
  return (
    <form
      noValidate
      className="rc-etroite"
      onSubmit={(event: FormEvent) => {
        event.preventDefault()
        void chercher()
      }}
    >
      <p>Indiquez le numéro d’immatriculation de la copropriété à dissoudre.</p>
      <FieldText
        name="numero"
        label="Numéro d’immatriculation"
        required
        error={erreur}
        hint="Avec ou sans tirets, par exemple AA0-000-001."
        inputProps={{
          value: texte,
          autoComplete: 'off',
          onChange: (event) => setTexte(event.target.value),
        }}
      />
      <div className="fr-btns-group fr-btns-group--inline-md fr-mt-4w">
        <Button type="submit" disabled={enCours}>
          Continuer
        </Button>
        <InternalLink className="fr-btn fr-btn--secondary" href="/copropriete?filter=dissolution">
          Choisir dans la liste
        </InternalLink>
      </div>
    </form>
  )
}
