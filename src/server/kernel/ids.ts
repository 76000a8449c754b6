/** A uuid that PostgreSQL accepts. Check it before a query: other text would be an error there. */
export const isId = (id: string): boolean => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(id)
