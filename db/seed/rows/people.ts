import { v7 as uuidv7 } from 'uuid'
import type { certificates, educations, experiences, reviews } from '#/db/schema/index.ts'
import { DEMO_DOMAIN } from '#/domain/demonstration.ts'
import { type NewUser, userRow } from '../../factories/users.ts'
import { DEMO_EMAILS } from '../accounts.ts'
import { PEOPLE } from '../data/people.ts'
import type { Pictures } from '../pictures.ts'
import { integer, randomFrom } from '../random.ts'
import { daysBefore } from './time.ts'

export type Person = NewUser & { id: string }

/** Who writes reviews, and what they say of themselves and of their company. */
export interface Reviewer {
  person: Person
  about: Pick<typeof reviews.$inferSelect, 'sector' | 'companySize' | 'role'>
}

/** Every third has a photo. */
const PHOTO_EVERY = 3
/** Accounts are older than any review: days before today. */
const ACCOUNT_AGE = { from: 560, to: 720 }

const folded = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z]+/g, '')

/** Who wrote the reviews. */
export function reviewers(pictures: Pictures, now: Date): Reviewer[] {
  const random = randomFrom('people')
  return PEOPLE.map(
    ([firstName, lastName, position, company, sector, companySize, role], index) => {
      const username = `${folded(firstName)}.${folded(lastName)}`
      const age = integer(random, ACCOUNT_AGE.from, ACCOUNT_AGE.to)
      const person = {
        ...userRow({ firstName, lastName, position, company, username }),
        id: uuidv7(),
        email: `${username}@exemplo.demo.praca`,
        photoKey:
          index % PHOTO_EVERY === 0 ? pictures.add('photos', `portraits/${username}`) : null,
        createdAt: daysBefore(now, age),
      }
      return { person, about: { sector, companySize, role } }
    },
  )
}

/** The accounts that visitors of the demonstration log in with. */
export function demoUsers(pictures: Pictures, now: Date) {
  const createdAt = daysBefore(now, ACCOUNT_AGE.to)
  const make = (email: string, overrides: Partial<NewUser>): Person => ({
    ...userRow({ email, createdAt, ...overrides }),
    id: uuidv7(),
  })
  return {
    user: make(DEMO_EMAILS.user, {
      firstName: 'Ana',
      lastName: 'Ribeiro',
      username: 'ana.ribeiro',
      position: 'Analista de sistemas',
      company: 'Grupo Boa Colheita',
      about:
        'Escolho, implanto e cuido de sistemas de gestão há oito anos. Gosto de processos simples, dados limpos e reuniões curtas.',
      photoKey: pictures.add('photos', 'portraits/ana.ribeiro'),
    }),
    supplier: make(DEMO_EMAILS.supplier, {
      firstName: 'Carlos',
      lastName: 'Menezes',
      username: 'carlos.menezes',
      position: 'Diretor comercial',
      company: 'Lince Sistemas',
      about:
        'Levo o Lince ERP a indústrias e distribuidoras do Sul, da primeira conversa ao treinamento.',
      photoKey: pictures.add('photos', 'portraits/carlos.menezes'),
    }),
    admin: make(DEMO_EMAILS.admin, {
      firstName: 'Equipe',
      lastName: 'Praça',
      username: 'equipe.praca',
      position: 'Administração',
      company: 'Praça',
      about:
        'Cuidamos do catálogo, conferimos quem administra cada página e lemos o que é denunciado.',
      role: 'admin',
    }),
  }
}

/** Somebody who was an Admin and is none any more: who decided before the demonstration's one did. */
export const formerAdmin = (now: Date): Person => ({
  ...userRow({
    firstName: 'Helena',
    lastName: 'Bastos',
    username: 'helena.bastos',
    email: `helena.bastos@exemplo.${DEMO_DOMAIN}`,
    position: 'Moderação',
    company: 'Praça',
    createdAt: daysBefore(now, ACCOUNT_AGE.to),
  }),
  id: uuidv7(),
})

const firstOfMonth = (now: Date, yearsAgo: number, month: string) =>
  `${now.getFullYear() - yearsAgo}-${month}-01`

/** A filled profile, so that its sections can be seen, and where the others work. */
export function profilesOf(
  { user, supplier, admin }: Record<'user' | 'supplier' | 'admin', Person>,
  now: Date,
) {
  const userId = user.id
  const jobs: (typeof experiences.$inferInsert)[] = [
    {
      userId,
      position: 'Analista de sistemas',
      institution: 'Grupo Boa Colheita',
      location: 'Goiânia, GO',
      startDate: firstOfMonth(now, 4, '03'),
      isCurrent: true,
      description: 'Coordeno a troca do ERP e as integrações com a loja virtual e o armazém.',
    },
    {
      userId,
      position: 'Assistente de TI',
      institution: 'Embalagens Horizonte',
      location: 'Anápolis, GO',
      startDate: firstOfMonth(now, 8, '02'),
      endDate: firstOfMonth(now, 4, '02'),
      description: 'Suporte a usuários, cadastros fiscais e relatórios para a diretoria.',
    },
    ...[supplier, admin].map(({ id, position, company }, index) => ({
      userId: id,
      position: position ?? '',
      institution: company ?? '',
      location: ['Joinville, SC', 'São Paulo, SP'][index] ?? '',
      startDate: firstOfMonth(now, 6, '01'),
      isCurrent: true,
    })),
  ]
  const degrees: (typeof educations.$inferInsert)[] = [
    {
      userId,
      degree: 'Bacharelado em Sistemas de Informação',
      institution: 'Faculdade Cerrado Aberto',
      location: 'Goiânia, GO',
      startDate: firstOfMonth(now, 12, '02'),
      endDate: firstOfMonth(now, 8, '12'),
    },
    ...[supplier, admin].map(({ id }, index) => ({
      userId: id,
      degree: ['Engenharia de produção', 'Comunicação social'][index] ?? '',
      institution: ['Faculdade Baía Norte', 'Faculdade Ipê Roxo'][index] ?? '',
      location: ['Joinville, SC', 'São Paulo, SP'][index] ?? '',
      startDate: firstOfMonth(now, 14, '02'),
      endDate: firstOfMonth(now, 9, '12'),
    })),
  ]
  const proofs: (typeof certificates.$inferInsert)[] = [
    {
      userId,
      kind: 'Certificado',
      name: 'Gestão de projetos de implantação',
      institution: 'Instituto Prumo e Nível',
      finishedOn: firstOfMonth(now, 2, '06'),
    },
    ...[supplier, admin].map(({ id }, index) => ({
      userId: id,
      kind: 'Certificado' as const,
      name: ['Gestão de equipes de suporte', 'Proteção de dados pessoais'][index] ?? '',
      institution: 'Instituto Prumo e Nível',
      finishedOn: firstOfMonth(now, 3, '05'),
    })),
  ]
  return { experiences: jobs, educations: degrees, certificates: proofs }
}
