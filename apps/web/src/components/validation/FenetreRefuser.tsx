import { motifsDuRefus } from '@registre/domain'
import { focusField, RequiredNote } from '@registre/ui'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { queryOf } from '../../lib/api/index.ts'
import { VoiesDeRecours } from '../configuration.tsx'
import { FenetreFormulaire } from '../FenetreFormulaire.tsx'
import { FormCheckboxes } from '../form-checkboxes.tsx'
import { FormTextArea } from '../form-fields.tsx'
import { ChoixReponseType } from './ChoixReponseType.tsx'
import { valeursReponse } from './valeurs-reponse.ts'
import { type FenetreSaisieProps, useFenetreSaisie } from './use-fenetre-saisie.ts'

/**
 * A refusal in two steps: motives and explanation, then what the declarant will read (specification
 * 1, "keeper refusal with confirmation").
 */
export const FenetreRefuser = (props: FenetreSaisieProps) => {
  const { infos, saisie, onDecider } = props
  const { fiche, mandat } = infos
  const { data: choix = [] } = useQuery(queryOf('listerMotifsRefus')())
  const [etape, setEtape] = useState<1 | 2>(1)
  const apercu = useRef<HTMLDivElement>(null)
  const fenetre = useFenetreSaisie(props, {
    operation: 'refuserDemande',
    toArgs: ({ raison, typesMotifRefus }) => ({
      params: {
        immat: fiche.numeroImmatriculation ?? String(fiche.id),
        idMandat: mandat?.id ?? '0',
      },
      query: { raison, typesMotifRefus: typesMotifRefus.join(',') },
    }),
    submit: async (args) => (etape === 1 ? setEtape(2) : onDecider({ geste: 'refuser', args })),
  })
  const aChoisir = choix.length > 0
  useEffect(() => {
    if (aChoisir) focusField('typesMotifRefus')
  }, [aChoisir])
  useEffect(() => {
    if (etape === 2) apercu.current?.focus()
  }, [etape])
  if (etape === 2)
    return (
      <FenetreFormulaire
        {...fenetre}
        panneau
        titre="Confirmer le refus"
        confirmer="Refuser la demande"
        annuler="Modifier le texte"
        onAnnuler={() => setEtape(1)}
      >
        <div ref={apercu} tabIndex={-1}>
          <p>
            Le déclarant recevra ce message. Le refus met fin à la demande : il devra la corriger et
            la présenter de nouveau.
          </p>
          <p className="fr-mb-1v">
            {saisie.typesMotifRefus.length > 1 ? 'Motifs du refus :' : 'Motif du refus :'}
          </p>
          <ul>
            {motifsDuRefus(saisie.typesMotifRefus).map((motif) => (
              <li key={motif}>{motif}</li>
            ))}
          </ul>
          <p className="fr-mb-1v">Précision du teneur :</p>
          <p className="rc-texte-saisi">{saisie.raison.trim()}</p>
          <VoiesDeRecours />
        </div>
      </FenetreFormulaire>
    )
  return (
    <FenetreFormulaire {...fenetre} panneau titre="Refuser la demande" confirmer="Continuer">
      <RequiredNote />
      {/* Until the motives are read, the focus waits here: the text that it would leave would be at fault. */}
      <div data-debut tabIndex={-1}>
        <FormCheckboxes
          name="typesMotifRefus"
          label="Motifs du refus"
          required
          options={choix.map(({ clef, valeur }) => ({ value: clef, label: valeur }))}
        />
      </div>
      <ChoixReponseType usage="REFUS" champ="raison" valeurs={valeursReponse(infos)} />
      <FormTextArea
        name="raison"
        label="Explication pour le déclarant"
        required
        hint="Le déclarant la lira telle quelle."
        textAreaProps={{ rows: 5 }}
      />
    </FenetreFormulaire>
  )
}
