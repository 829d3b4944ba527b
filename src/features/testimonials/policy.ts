/** Words that a customer sent are the customer's: the person who keeps the page shows or deletes them. */
export const mayRewrite = ({ origin }: { origin: 'supplier' | 'customer' }) => origin === 'supplier'
