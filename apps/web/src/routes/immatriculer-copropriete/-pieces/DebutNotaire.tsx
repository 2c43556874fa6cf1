import { estEmail, MESSAGES, REGLES_CONFIRMATIONS_OFFICE } from '@registre/domain'
import { ErrorSummary, FieldCheckbox, FieldRadio, FieldText, RequiredNote } from '@registre/ui'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { LIBELLES_CONFIRMATION } from '../../../components/declaration/libelles.ts'
import { isApiError, useCommand } from '../../../lib/api/index.ts'
import { usePageTitle } from '../../../lib/page-title.ts'
import { useCompteConnecte } from '../../../lib/session.ts'

const CLEFS = ['nonImmatriculee', 'sansDemandeEnCours', 'sansRepresentantOuMiseEnDemeure'] as const
const AUCUNE = {
  nonImmatriculee: false,
  sansDemandeEnCours: false,
  sansRepresentantOuMiseEnDemeure: false,
}
/** The rules' own sentences. */
const PHRASES: ReadonlyMap<string, string> = new Map(
  REGLES_CONFIRMATIONS_OFFICE.map(({ champs, message }) => [champs[0], message]),
)
const GENRES = [
  {
    value: 'initiale',
    label: 'Immatriculation initiale',
    hint: 'Nouvelle copropriété, dont le règlement est daté à partir du 01/01/2017',
  },
  {
    value: 'office',
    label: 'Immatriculation d’office',
    hint: 'Copropriété plus ancienne, qui n’est pas immatriculée lors d’une vente',
  },
]

/**
 * A notary begins: kind, contact e-mail, and ex officio the three confirmations (specification 1,
 * section 5).
 */
export const DebutNotaire = () => {
  const { email: emailDuCompte } = useCompteConnecte()
  const navigate = useNavigate()
  const continuer = useCommand('continuerImmatriculationNotaire', {
    business: true,
    invalidates: ['listerBrouillons'],
  })
  const [genre, setGenre] = useState('')
  const [email, setEmail] = useState(emailDuCompte)
  const [confirmations, setConfirmations] = useState(AUCUNE)
  const [tentative, setTentative] = useState(0)
  const [refus, setRefus] = useState('')
  const fautes = [
    ...(genre === '' ? [{ name: 'genre', message: 'Choisissez le type d’immatriculation.' }] : []),
    ...(email === ''
      ? [{ name: 'email', message: MESSAGES.requis }]
      : estEmail(email)
        ? []
        : [{ name: 'email', message: MESSAGES.email }]),
    ...(genre === 'office'
      ? CLEFS.filter((c) => !confirmations[c]).map((c) => ({
          name: c,
          message: PHRASES.get(c) ?? MESSAGES.requis,
        }))
      : []),
  ]
  const montrees = tentative === 0 ? [] : fautes
  const erreur = (name: string): string | undefined =>
    montrees.find((f) => f.name === name)?.message
  usePageTitle({ enErreur: montrees.length > 0 })
  const commencer = async (): Promise<void> => {
    setTentative((n) => n + 1)
    setRefus('')
    if (fautes.length > 0) return
    const kind = genre === 'office' ? 'office' : 'initiale'
    try {
      const { id } = await continuer.mutateAsync({
        params: { kind },
        body: {
          adresseEmailUtilisateur: email,
          ...(kind === 'office' ? { confirmationsOffice: confirmations } : {}),
        },
      })
      if (id !== null)
        await navigate({
          to: '/immatriculer-copropriete/identification',
          search: { id, immatriculationType: kind === 'office' ? 'OFFICE' : 'INITIALE', email },
        })
    } catch (error) {
      if (!isApiError(error)) throw error
      setRefus(error.message)
    }
  }
  return (
    <form
      noValidate
      className="fr-mt-4w rc-page-courte"
      aria-busy={continuer.isPending}
      onSubmit={(event) => {
        event.preventDefault()
        void commencer()
      }}
    >
      <h2 className="fr-h4">Commencer une immatriculation</h2>
      <RequiredNote />
      <ErrorSummary errors={montrees} attempt={tentative} />
      <FieldRadio
        name="genre"
        label="Type d’immatriculation"
        required
        inline={false}
        options={GENRES}
        value={genre}
        error={erreur('genre')}
        inputProps={{ onChange: (e) => setGenre(e.target.value) }}
      />
      <FieldText
        name="email"
        label="Adresse électronique de contact"
        required
        hint="Format attendu : nom@domaine.fr. Les courriels de cette demande y sont envoyés."
        error={erreur('email')}
        inputProps={{
          type: 'email',
          value: email,
          maxLength: 100,
          autoComplete: 'email',
          onChange: (e) => setEmail(e.target.value.trim()),
        }}
      />
      {genre === 'office' && (
        <fieldset className="fr-fieldset">
          <legend className="fr-fieldset__legend">Confirmations préalables</legend>
          {CLEFS.map((clef) => (
            <div className="fr-fieldset__element" key={clef}>
              <FieldCheckbox
                name={clef}
                label={LIBELLES_CONFIRMATION[clef]}
                required
                error={erreur(clef)}
                inputProps={{
                  checked: confirmations[clef],
                  onChange: (e) => setConfirmations({ ...confirmations, [clef]: e.target.checked }),
                }}
              />
            </div>
          ))}
        </fieldset>
      )}
      {refus !== '' && (
        <div className="fr-alert fr-alert--error fr-alert--sm fr-mb-2w" role="alert">
          <p>{refus}</p>
        </div>
      )}
      <button type="submit" className="fr-btn" disabled={continuer.isPending}>
        Commencer
      </button>
    </form>
  )
}
