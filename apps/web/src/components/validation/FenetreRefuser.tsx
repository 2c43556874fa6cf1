import { FieldCheckboxes, FieldTextArea, focusField, RequiredNote } from '@registre/ui'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { queryOf } from '../../lib/api/index.ts'
import { usePageTitle } from '../../lib/page-title.ts'
import { FenetreDecision, type FenetreProps } from './FenetreDecision.tsx'

export interface FenetreRefuserProps extends Pick<FenetreProps, 'enCours' | 'erreur' | 'onFermer'> {
  motifs: readonly string[]
  raison: string
  onChange: (saisie: { motifs?: readonly string[]; raison?: string }) => void
  onRefuser: () => void
}

const LONGUEUR_MAX = 2000

/**
 * A refusal in two steps: motives and explanation, then what the declarant will read (specification
 * 1, "keeper refusal with confirmation").
 */
export const FenetreRefuser = ({
  motifs,
  raison,
  onChange,
  onRefuser,
  onFermer,
  enCours,
  erreur,
}: FenetreRefuserProps) => {
  const { data: choix = [] } = useQuery(queryOf('listerMotifsRefus')())
  const [etape, setEtape] = useState<1 | 2>(1)
  const [tente, setTente] = useState(false)
  const apercu = useRef<HTMLDivElement>(null)
  const fautes = {
    motifs: motifs.length === 0 ? 'Choisissez au moins un motif.' : undefined,
    raison: raison.trim() === '' ? 'Ce champ est requis' : undefined,
  }
  const enFaute = fautes.motifs !== undefined || fautes.raison !== undefined
  usePageTitle({ enErreur: tente && enFaute })
  useEffect(() => {
    if (etape === 2) apercu.current?.focus()
  }, [etape])
  const continuer = () => {
    setTente(true)
    if (!enFaute) return setEtape(2)
    focusField(fautes.motifs ? 'motifs' : 'raison')
  }
  if (etape === 2)
    return (
      <FenetreDecision
        titre="Confirmer le refus"
        confirmer="Refuser la demande"
        annuler="Modifier le texte"
        enCours={enCours}
        erreur={erreur}
        onConfirmer={onRefuser}
        onAnnuler={() => setEtape(1)}
        onFermer={onFermer}
      >
        <div ref={apercu} tabIndex={-1}>
          <p>
            Le déclarant recevra ce message. Le refus met fin à la demande : il devra la corriger et
            la présenter de nouveau.
          </p>
          <p className="fr-mb-1v">{motifs.length > 1 ? 'Motifs du refus :' : 'Motif du refus :'}</p>
          <ul>
            {choix
              .filter(({ clef }) => motifs.includes(clef))
              .map(({ clef, valeur }) => (
                <li key={clef}>{valeur}</li>
              ))}
          </ul>
          <p className="fr-mb-1v">Précision du teneur :</p>
          <p className="rc-texte-saisi">{raison.trim()}</p>
        </div>
      </FenetreDecision>
    )
  return (
    <FenetreDecision
      titre="Refuser la demande"
      confirmer="Continuer"
      enCours={enCours}
      erreur={erreur}
      onConfirmer={continuer}
      onFermer={onFermer}
    >
      <RequiredNote />
      <FieldCheckboxes
        name="motifs"
        label="Motifs du refus"
        required
        error={tente ? fautes.motifs : undefined}
        options={choix.map(({ clef, valeur }) => ({ value: clef, label: valeur }))}
        values={motifs}
        onChange={(m) => onChange({ motifs: m })}
      />
      <FieldTextArea
        name="raison"
        label="Explication pour le déclarant"
        required
        error={tente ? fautes.raison : undefined}
        hint={`${LONGUEUR_MAX} caractères au plus. Le déclarant la lira telle quelle.`}
        textAreaProps={{
          value: raison,
          maxLength: LONGUEUR_MAX,
          rows: 5,
          onChange: (event) => onChange({ raison: event.target.value }),
        }}
      />
    </FenetreDecision>
  )
}
