import { FieldText, FieldTextArea, focusField, RequiredNote } from '@registre/ui'
import { type ReactNode, useState } from 'react'
import { isApiError } from '../../lib/api/index.ts'
import { usePageTitle } from '../../lib/page-title.ts'
import { FenetreDecision } from '../validation/FenetreDecision.tsx'

export interface FenetreMotifProps {
  titre: ReactNode
  confirmer: string
  /** What the act does, said before it is confirmed. */
  children: ReactNode
  labelMotif?: string
  aideMotif?: string
  longueur?: number
  /** Asks for the number that replaces this one. */
  remplacement?: boolean
  /** Throws ApiError: its sentence is said in the window. */
  onConfirmer: (saisie: { motif: string; numeroRemplacement: string }) => Promise<unknown>
  onFermer: () => void
}

/** A window that asks for a reason before an act that others are told of. */
export const FenetreMotif = ({
  titre,
  confirmer,
  children,
  labelMotif = 'Motif',
  aideMotif = 'Il est inscrit au journal et communiqué aux personnes concernées.',
  longueur = 1000,
  remplacement = false,
  onConfirmer,
  onFermer,
}: FenetreMotifProps) => {
  const [motif, setMotif] = useState('')
  const [numero, setNumero] = useState('')
  const [tente, setTente] = useState(false)
  const [enCours, setEnCours] = useState(false)
  const [erreur, setErreur] = useState<string | null>(null)
  const [erreurNumero, setErreurNumero] = useState<string | undefined>(undefined)
  const faute = motif.trim() === '' ? 'Ce champ est requis' : undefined
  usePageTitle({ enErreur: tente && (faute !== undefined || erreurNumero !== undefined) })
  const envoyer = async (): Promise<void> => {
    setTente(true)
    if (faute) return void focusField('motif')
    setErreur(null)
    setErreurNumero(undefined)
    setEnCours(true)
    try {
      await onConfirmer({ motif: motif.trim(), numeroRemplacement: numero.trim() })
    } catch (error) {
      if (!isApiError(error)) throw error
      const champ = error.problem.champs?.find((c) => c.champ === 'numeroRemplacement')
      if (champ) {
        setErreurNumero(champ.message)
        focusField('numeroRemplacement')
      } else setErreur(error.problem.champs?.[0]?.message ?? error.problem.message)
    } finally {
      setEnCours(false)
    }
  }
  return (
    <FenetreDecision
      titre={titre}
      confirmer={confirmer}
      enCours={enCours}
      erreur={erreur}
      onConfirmer={() => void envoyer()}
      onFermer={onFermer}
    >
      {children}
      <RequiredNote />
      {remplacement && (
        <FieldText
          name="numeroRemplacement"
          label="Numéro qui remplace celui-ci"
          hint="Si la copropriété est déjà immatriculée sous un autre numéro, par exemple AA0-000-001."
          error={erreurNumero}
          inputProps={{
            value: numero,
            maxLength: 20,
            autoComplete: 'off',
            onChange: (event) => setNumero(event.target.value),
          }}
        />
      )}
      <FieldTextArea
        name="motif"
        label={labelMotif}
        required
        hint={aideMotif}
        error={tente ? faute : undefined}
        textAreaProps={{
          value: motif,
          maxLength: longueur,
          rows: 4,
          onChange: (event) => setMotif(event.target.value),
        }}
      />
    </FenetreDecision>
  )
}
