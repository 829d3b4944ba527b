import { Checkbox, NativeSelect, TextInput } from '@mantine/core'
import type { GetInputPropsReturnType } from '@mantine/form'
import type { ReactNode } from 'react'
import { MaskedField } from '#/components/forms/masked-field.tsx'
import { EMPLOYEE_RANGES, LINE_MAX } from '../../limits.ts'
import styles from './details.module.css'
import type { DetailField } from './details.ts'
import { LookupNote } from './lookup-note.tsx'
import type { Lookup } from './use-lookup.ts'

/** As they are called on the screen, in its order. */
export const LABELS: Record<DetailField, string> = {
  cnpj: 'CNPJ',
  numeroFuncionarios: 'Número de funcionários',
  razaoSocial: 'Razão social',
  nomeFantasia: 'Nome fantasia',
  site: 'Site',
  email: 'E-mail corporativo',
  telefone: 'Telefone',
  cep: 'CEP',
  cidade: 'Cidade',
  estado: 'Estado',
  logradouro: 'Rua',
  numero: 'Número',
  bairro: 'Bairro',
  complemento: 'Complemento',
  pais: 'País',
}

interface CompanyFieldsProps {
  field(name: DetailField): GetInputPropsReturnType
  /** Of the checkbox. */
  leads: GetInputPropsReturnType
  cnpj: {
    mask: 'cnpj' | 'cnpjOfDigits'
    readOnly: boolean
    /** What came of asking about it. */
    note?: ReactNode
  }
  /** What came of asking about the CEP. */
  address: Lookup
}

/** Who a company is, and how it is reached. */
export function CompanyFields({ field, leads, cnpj, address }: CompanyFieldsProps) {
  const text = (name: DetailField) => ({ label: LABELS[name], maxLength: LINE_MAX, ...field(name) })
  return (
    <>
      <fieldset className={styles.group}>
        <legend>A empresa</legend>
        <div className={styles.half}>
          <MaskedField
            {...field('cnpj')}
            label={LABELS.cnpj}
            required
            mask={cnpj.mask}
            placeholder="00.000.000/0000-00"
            inputMode={cnpj.mask === 'cnpjOfDigits' ? 'numeric' : undefined}
            autoCapitalize="characters"
            autoComplete="off"
            spellCheck={false}
            readOnly={cnpj.readOnly}
            // Paragraphs stand in it.
            descriptionProps={{ component: 'div' }}
            description={
              <>
                {cnpj.readOnly && <p>O CNPJ de uma página publicada não muda.</p>}
                {cnpj.note}
              </>
            }
          />
        </div>
        <NativeSelect
          {...field('numeroFuncionarios')}
          className={styles.half}
          label={LABELS.numeroFuncionarios}
          required
          data={[{ value: '', label: 'Escolha' }, ...EMPLOYEE_RANGES]}
        />
        <TextInput
          {...text('razaoSocial')}
          className={styles.half}
          required
          autoComplete="organization"
        />
        <TextInput {...text('nomeFantasia')} className={styles.half} required autoComplete="off" />
        <TextInput
          {...text('site')}
          className={styles.whole}
          required
          placeholder="www.suaempresa.com.br"
          inputMode="url"
          autoComplete="url"
          autoCapitalize="none"
          spellCheck={false}
        />
      </fieldset>
      <fieldset className={styles.group}>
        <legend>Contato</legend>
        <TextInput
          {...text('email')}
          className={styles.half}
          required
          type="email"
          placeholder="contato@suaempresa.com.br"
          autoComplete="email"
        />
        <MaskedField
          {...field('telefone')}
          className={styles.half}
          label={LABELS.telefone}
          required
          mask="phone"
          placeholder="(00) 00000-0000"
          type="tel"
          autoComplete="tel-national"
        />
      </fieldset>
      <fieldset className={styles.group}>
        <legend>Endereço</legend>
        <MaskedField
          {...field('cep')}
          className={styles.third}
          label={LABELS.cep}
          required
          mask="cep"
          placeholder="00000-000"
          inputMode="numeric"
          autoComplete="postal-code"
        />
        <TextInput
          {...text('cidade')}
          className={styles.city}
          required
          autoComplete="address-level2"
        />
        <TextInput
          {...text('estado')}
          className={styles.state}
          maxLength={2}
          placeholder="UF"
          autoCapitalize="characters"
          autoComplete="address-level1"
        />
        <div className={styles.under}>
          <LookupNote about="address" lookup={address} />
        </div>
        <TextInput
          {...text('logradouro')}
          className={styles.street}
          required
          autoComplete="address-line1"
        />
        <TextInput {...text('numero')} className={styles.third} required autoComplete="off" />
        <TextInput
          {...text('bairro')}
          className={styles.third}
          required
          autoComplete="address-level3"
        />
        <TextInput
          {...text('complemento')}
          className={styles.third}
          placeholder="Opcional"
          autoComplete="address-line2"
        />
        <TextInput
          {...text('pais')}
          className={styles.third}
          required
          autoComplete="country-name"
        />
      </fieldset>
      <Checkbox
        {...leads}
        className={styles.leads}
        label="Quero receber contatos de empresas interessadas (leads)"
        description="Você pode mudar de ideia depois."
      />
    </>
  )
}
